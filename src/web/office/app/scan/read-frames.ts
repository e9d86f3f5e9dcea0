const width = 640;
const height = 480;
const restMs = 90;

/**
 * Reads a video frame by frame in a worker and reports the text of every code in it, or that it cannot read. Returns a
 * function that stops it and leaves neither worker nor frame.
 */
export const readFrames = (
  video: HTMLVideoElement,
  { onText, onError }: { onText: (text: string) => void; onError: () => void },
): (() => void) => {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), {
    type: 'module',
    name: 'scan',
  });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const readNextFrame = () => {
    if (isStopped || !context) return;
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
      timer = setTimeout(readNextFrame, restMs);
      return;
    }
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(width / videoWidth, height / videoHeight);
    const size = { width: videoWidth * scale, height: videoHeight * scale };
    context.fillRect(0, 0, width, height);
    context.drawImage(video, (width - size.width) / 2, (height - size.height) / 2, size.width, size.height);
    worker.postMessage(context.getImageData(0, 0, width, height));
  };

  worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (isStopped) return;
    if (data !== null) onText(data);
    timer = setTimeout(readNextFrame, restMs);
  });
  worker.addEventListener('error', onError);
  readNextFrame();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    worker.terminate();
  };
};
