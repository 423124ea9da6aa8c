import { useEffect, useRef, useState } from 'react';
import classes from './PanelPage.module.css';

/**
 * Sounds with every new call, once somebody has switched it on: a browser lets a page sound only after it was touched, so that it
 * is asked for each time the panel is opened.
 * @param newest the moment of the newest call; null before the first one
 */
export function CallSound({ newest }: { newest: string | null }) {
  const [audio, setAudio] = useState<AudioContext | null>(null);
  const latest = useRef(newest);
  useEffect(() => {
    const isNew = newest !== null && (latest.current === null || newest > latest.current);
    // A call that is taken back brings the one before it to the front again, which is no news.
    if (isNew) latest.current = newest;
    if (isNew && audio) void ring(audio);
  }, [newest, audio]);
  useEffect(() => () => void audio?.close(), [audio]);

  function turnOn() {
    const made = new AudioContext();
    setAudio(made);
    void ring(made); // So that whoever sets the panel up hears how loud it is.
  }
  return (
    <button type="button" className={classes.sound} onClick={audio ? () => setAudio(null) : turnOn}>
      {audio ? 'Desligar som' : 'Ligar som'}
    </button>
  );
}

/** Two notes, as of a bell at a door. */
async function ring(audio: AudioContext): Promise<void> {
  await audio.resume();
  for (const [at, frequency] of [659, 523].entries()) {
    const begins = audio.currentTime + at * 0.45;
    const note = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.4, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.9);
    note.connect(volume).connect(audio.destination);
    note.start(begins);
    note.stop(begins + 0.9);
  }
}
