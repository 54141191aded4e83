import type { Input, InputFormat } from 'mediabunny';
import type { Read } from './playable';

/** The containers that are read. */
export declare const FORMATS: InputFormat[];

/** @throws an error of mediabunny for a container that is not one of `FORMATS`, or a damaged file */
export declare function readTracks(input: Input): Promise<Read>;
