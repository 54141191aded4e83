import { uploadImage } from '@/lib/client/upload';

/** The beginning is often black, or a title. */
const AT = 0.1;
const WIDEST = 1280;
const QUALITY = 0.82;
const LONGEST_WAIT_MS = 15_000;

/**
 * Stores a picture of a film, as it is after a tenth of its length.
 * @returns the picture's id; null where this browser cannot show the film, or the picture was refused
 */
export async function storePoster(file: File): Promise<string | null> {
  const address = URL.createObjectURL(file);
  const film = document.createElement('video');
  try {
    const picture = await Promise.race([pictureOf(film, address), tooLong()]);
    return picture && (await uploadImage(picture))._id;
  } catch {
    return null;
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

async function pictureOf(film: HTMLVideoElement, address: string): Promise<File | null> {
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  const isLoaded = event(film, 'loadeddata');
  film.src = address;
  await isLoaded;
  const isThere = event(film, 'seeked');
  film.currentTime = Number.isFinite(film.duration) ? film.duration * AT : 0;
  await isThere;
  return shownNow(film);
}

/** Returns the present frame of a film, at most 1280 pixels wide. @returns null before it is loaded */
export async function shownNow(film: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'poster.jpg', { type: blob.type });
}

const event = (film: HTMLVideoElement, name: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    film.addEventListener(name, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(film.error), { once: true });
  });

const tooLong = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
