export type Frame = { seconds: number; picture: Blob; preview: string };

const places = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8];
const maxSidePixels = 1_600;
const maxWaitMs = 20_000;

/** Draws some frames of a video. Throws when this browser cannot play it. */
export const captureFrames = async (address: string, signal: AbortSignal): Promise<Frame[]> => {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.src = address;
  const frames: Frame[] = [];
  try {
    await waitFor(film, 'loadeddata', signal);
    for (const seconds of frameTimes(film.duration)) {
      film.currentTime = seconds;
      await waitFor(film, 'seeked', signal);
      const picture = await drawFrame(film);
      signal.throwIfAborted();
      frames.push({ seconds, picture, preview: URL.createObjectURL(picture) });
    }
    return frames;
  } catch (cause) {
    for (const { preview } of frames) URL.revokeObjectURL(preview);
    throw cause;
  } finally {
    film.removeAttribute('src');
    film.load();
  }
};

/** A video without a known length gives its first frame. */
const frameTimes = (duration: number): number[] =>
  Number.isFinite(duration) && duration > 0 ? places.map((place) => place * duration) : [0];

const waitFor = (
  film: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the film did not come')), maxWaitMs);
    const end = (action: () => void) => () => {
      clearTimeout(timer);
      action();
    };
    film.addEventListener(event, end(resolve), { once: true });
    film.addEventListener(
      'error',
      end(() => reject(new Error('the film cannot be played'))),
      { once: true },
    );
    signal.addEventListener(
      'abort',
      end(() => reject(new Error('left'))),
      { once: true },
    );
  });

const drawFrame = (film: HTMLVideoElement): Promise<Blob> => {
  const scale = Math.min(1, maxSidePixels / Math.max(film.videoWidth, film.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(film.videoWidth * scale);
  canvas.height = Math.round(film.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9),
  );
};
