import Fastify from 'fastify';

/** The floor of the starting row: Fastify with one route. */
const app = Fastify();
app.get('/', () => ({ status: 'ok' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
