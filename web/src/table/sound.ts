/* sound.ts - short dry sounds, made in code: nothing to load. Each is a few notes of an
 * oscillator or a puff of noise, at most 300 ms; the volume is a setting, 0 is silence. */
import { volume } from '../app/settings.ts';

export type Sound =
    'turn' | 'dice' | 'gain' | 'loss' | 'offer' | 'build' | 'win' | 'chat' | 'robber';

let context: AudioContext | null = null;

/* Browsers allow sound only after a gesture; until then there is no context and no sound. */
function ready(): AudioContext | null {
    if (volume.value === 0 || typeof AudioContext === 'undefined') return null;
    if (!context && !navigator.userActivation?.hasBeenActive) return null;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
}

interface Note {
    at: number;
    hertz: number;
    ms: number;
    wave?: OscillatorType;
    level?: number;
}

function tone(audio: AudioContext, note: Note): void {
    const start = audio.currentTime + note.at / 1000,
        end = start + note.ms / 1000;
    const wave = audio.createOscillator(),
        gain = audio.createGain();
    wave.type = note.wave ?? 'sine';
    wave.frequency.value = note.hertz;
    const level = (((note.level ?? 1) * volume.value) / 100) * 0.18;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(level, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    wave.connect(gain).connect(audio.destination);
    wave.start(start);
    wave.stop(end);
}

/* A knock: noise that dies away, as dice and wood make it. */
function knock(audio: AudioContext, at: number, ms: number, hertz: number, level: number): void {
    const length = Math.round((audio.sampleRate * ms) / 1000);
    const buffer = audio.createBuffer(1, length, audio.sampleRate),
        data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
    const source = audio.createBufferSource(),
        filter = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    gain.gain.value = ((level * volume.value) / 100) * 0.5;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(audio.currentTime + at / 1000);
}

const NOTES: Record<Sound, Note[]> = {
    turn: [
        { at: 0, hertz: 587, ms: 140 },
        { at: 110, hertz: 880, ms: 190 },
    ],
    dice: [],
    gain: [
        { at: 0, hertz: 740, ms: 90, level: 0.6 },
        { at: 60, hertz: 988, ms: 110, level: 0.6 },
    ],
    loss: [
        { at: 0, hertz: 330, ms: 130, level: 0.7 },
        { at: 90, hertz: 247, ms: 180, level: 0.7 },
    ],
    offer: [
        { at: 0, hertz: 659, ms: 90 },
        { at: 90, hertz: 659, ms: 120 },
    ],
    build: [{ at: 20, hertz: 196, ms: 90, wave: 'triangle' }],
    win: [
        { at: 0, hertz: 523, ms: 140 },
        { at: 80, hertz: 659, ms: 140 },
        { at: 160, hertz: 784, ms: 140 },
    ],
    chat: [{ at: 0, hertz: 1175, ms: 70, level: 0.4 }],
    robber: [{ at: 0, hertz: 165, ms: 220, wave: 'sawtooth', level: 0.35 }],
};

export function sound(name: Sound): void {
    const audio = ready();
    if (!audio) return;
    for (const note of NOTES[name]) tone(audio, note);
    if (name === 'dice')
        for (const at of [0, 70, 150, 210]) knock(audio, at, 60, 1500 + at * 4, 1 - at / 400);
    if (name === 'build') knock(audio, 0, 70, 700, 0.9);
}
