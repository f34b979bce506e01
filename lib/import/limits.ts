/** The largest file that is taken, packed or not, and the most that it may hold once unpacked. Decimal, as said. */
export const MOST_UPLOAD_BYTES = 200_000_000;
export const MOST_UNPACKED_BYTES = 1_000_000_000;
