'use client';

import { useEffect, useRef, useState } from 'react';
import { toApiError } from '@/lib/client/api-error';
import type { UploadOptions } from '@/lib/client/upload';
import type { Crop } from '@/lib/contract/files';
import { imageProblem } from './image-rules';

/** Stores a picture and uses it as the form needs; throws an ApiError when it is refused. */
export type SendImage = (file: File, options: UploadOptions) => Promise<void>;

/** Takes a picture from the device to the server: chosen, cropped, sent, and cancelled at any point. */
export function useImagePick(send: SendImage) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const sending = useRef<AbortController>(undefined);
  // An upload that is still running when the page is left is cancelled: nothing could take its result.
  useEffect(() => () => sending.current?.abort(), []);

  // The dialog gives the focus back to the element that had it, which was the system's own file chooser.
  const isOpen = file !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refused = imageProblem(chosen);
    setProblem(refused);
    if (!refused) setFile(chosen);
  };

  const close = () => {
    sending.current?.abort();
    setFile(null);
    setProgress(null);
  };

  const refuse = (reason: string) => {
    setProblem(reason);
    close();
  };

  const crop = async (area: Crop) => {
    if (!file) return;
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    try {
      await send(file, { crop: area, onProgress: setProgress, signal: controller.signal });
      if (!controller.signal.aborted) close();
    } catch (failure) {
      if (controller.signal.aborted) return;
      const { fields, message, code } = toApiError(failure);
      refuse(fields.file || message || `errors:${code}.detail`);
    }
  };

  return {
    input,
    /** for the button that opens it: the focus comes back there */
    opener,
    file,
    progress,
    /** a message key, or words */
    problem,
    open: () => input.current?.click(),
    choose,
    crop,
    close,
    refuse,
  };
}
