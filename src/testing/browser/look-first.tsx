/** The sheets of the look in the order in which the product loads them, before any part's own (decision 164). */
import '../../app/look/base.css';
import '../../app/look/controls.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
