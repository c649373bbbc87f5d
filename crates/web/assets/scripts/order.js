// Answers of the server as pictures of the table, and the order in which they are shown.

/** The picture in an answer. The headers say what must be known before it is shown. */
export async function pictureOf(answer) {
  const says = (name) => answer.headers.get(`x-${name}`) ?? '';
  return {
    html: await answer.text(),
    /** The last entry in it. */
    number: Number(says('number')),
    /** The moments between the player's last choice and this picture. */
    moments: says('moments').split(' ').filter(Boolean),
    /** How many milliseconds each of them is shown. */
    pace: Number(says('pace')),
  };
}

/** Whether an answer was overtaken by a later one, which is shown already. A page that shows the past knows no number. */
export const isOvertaken = (number, shown) => number < shown;

/** The moments that a page with so many steps has not shown yet. `12.3` lies inside the thirteenth step. */
export const ahead = (moments, steps) => moments.filter((at) => Number.parseInt(at, 10) >= steps);

/** Numbers requests, so that only the answer to the newest one is shown. */
export function newest() {
  let last = 0;
  return () => {
    last += 1;
    const own = last;
    return () => own === last;
  };
}
