/* qr.ts - a QR code as the path of a drawing. */

/* Dark squares of a code as one path, row by row. */
export function qrPath(rows: boolean[][]): string {
    let path = '';
    rows.forEach((row, y) => {
        for (let x = 0, end; x < row.length; x = end) {
            for (end = x + 1; end < row.length && row[end] === row[x]; end++);
            if (row[x]) path += `M${x} ${y}h${end - x}v1h${x - end}z`;
        }
    });
    return path;
}
