// How a clock is written.
const two = (n) => String(n).padStart(2, '0');

/** So many seconds as people read a clock; `day` is the word for days. */
export function clockTime(left, day) {
  const [days, hours, minutes, seconds] = [left / 86_400, (left % 86_400) / 3600, (left % 3600) / 60, left % 60].map(Math.floor);
  if (days) return `${days} ${day} ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
