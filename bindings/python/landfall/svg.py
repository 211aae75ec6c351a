"""Drawings for notebooks: the board of an island game as SVG, any other view as its text."""
from __future__ import annotations

from html import escape

LAND = {"hills": "#c4683c", "forest": "#2f6b3a", "pasture": "#9ccb5a", "fields": "#e8c34a",
        "mountains": "#8b8f99", "desert": "#dccb9c", "gold": "#f2a93b", "sea": "#8fc3de"}
SEATS = ("#c8102e", "#1f5fbf", "#e8e4da", "#e07b00", "#2e8b57", "#7b4aa0")
HARBOUR = {"any": "3:1"}
X, Y, MARGIN = 11.0, 6.4, 26.0


def _point(place) -> tuple[float, float]:
    return place[0] * X, place[1] * Y


def _shape_of(content: dict, hexes: int) -> dict | None:
    return next((s for s in content.get("shapes", ()) if len(s["hexes"]) == hexes), None)


def drawing(game, view: dict, text: str) -> str:
    """The view as an SVG document; `text` is its drawing in characters."""
    board = view.get("board")
    shape = _shape_of(game.content, len(board["hexes"])) if isinstance(board, dict) else None
    return _board(view, shape) if shape else _text(text)


def _text(text: str) -> str:
    lines = text.splitlines() or [""]
    width, height = max(map(len, lines)) * 8.5 + 20, len(lines) * 18 + 20
    rows = "".join(f'<text x="10" y="{24 + 18 * i}" xml:space="preserve">{escape(line)}</text>'
                   for i, line in enumerate(lines))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
            f'width="{width:.0f}" font-family="monospace" font-size="14">'
            f'<rect width="100%" height="100%" fill="#fbf8f1"/>{rows}</svg>')


def _hexes(board: dict, shape: dict) -> list[str]:
    out = []
    for index, hex_ in enumerate(board["hexes"]):
        if hex_["terrain"] not in LAND:
            continue
        x, y = _point(shape["hexes"][index])
        ring = " ".join("%.1f,%.1f" % _point(shape["corners"][c])
                        for c in shape["hex_corners"][index])
        out.append(f'<polygon points="{ring}" fill="{LAND[hex_["terrain"]]}" stroke="#fbf8f1" '
                   f'stroke-width="2"><title>h{index} {hex_["terrain"]}</title></polygon>')
        if hex_.get("number"):
            red = ' fill="#b00020"' if hex_["number"] in (6, 8) else ""
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="#fbf8f1"/>'
                       f'<text x="{x:.1f}" y="{y + 4.5:.1f}"{red}>{hex_["number"]}</text>')
    return out


def _harbours(board: dict, shape: dict) -> list[str]:
    out = []
    for harbour in board.get("harbours", ()):
        x, y = _point(shape["edges"][harbour["edge"]])
        words = HARBOUR.get(harbour["kind"], "2:1 " + harbour["kind"])
        out.append(f'<text x="{x * 1.13:.1f}" y="{y * 1.13 + 3:.1f}" font-size="8" '
                   f'fill="#35607a">{escape(words)}</text>')
    return out


def _edges(seat: dict, name: str, colour: str, shape: dict, dash: str) -> list[str]:
    out = []
    for edge in seat.get(name) or ():
        (x1, y1), (x2, y2) = (_point(shape["corners"][c]) for c in shape["edge_corners"][edge])
        for width, ink in ((7, "#222"), (5, colour)):
            out.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
                       f'stroke="{ink}" stroke-width="{width}"{dash}/>')
    return out


def _pieces(seat: dict, colour: str, shape: dict) -> list[str]:
    out = []
    for corner in seat.get("settlements") or ():
        x, y = _point(shape["corners"][corner])
        out.append(f'<path d="M{x - 6:.1f} {y + 6:.1f}v-7l6-6 6 6v7z" fill="{colour}" '
                   f'stroke="#222"><title>settlement c{corner}</title></path>')
    for corner in seat.get("cities") or ():
        x, y = _point(shape["corners"][corner])
        out.append(f'<path d="M{x - 9:.1f} {y + 7:.1f}v-16l5-5 5 5v5h8v11z" fill="{colour}" '
                   f'stroke="#222"><title>city c{corner}</title></path>')
    for knight in seat.get("knights") if isinstance(seat.get("knights"), list) else ():
        if isinstance(knight, dict) and "corner" in knight:
            x, y = _point(shape["corners"][knight["corner"]])
            ink = colour if knight.get("active") else "#fbf8f1"
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="{ink}" stroke="#222"/>'
                       f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="8">'
                       f'{knight.get("strength", "")}</text>')
    return out


def _board(view: dict, shape: dict) -> str:
    board, parts = view["board"], []
    parts += _hexes(board, shape) + _harbours(board, shape)
    owners = list(view.get("seats", ())) + list(view.get("neutral") or ())
    for index, seat in enumerate(owners):
        colour = SEATS[index % len(SEATS)]
        parts += _edges(seat, "roads", colour, shape, "")
        parts += _edges(seat, "ships", colour, shape, ' stroke-dasharray="5 3"')
    for index, seat in enumerate(owners):
        parts += _pieces(seat, SEATS[index % len(SEATS)], shape)
    for name, ink in (("robber", "#222"), ("pirate", "#123a5a")):
        if isinstance(board.get(name), int) and board[name] < len(shape["hexes"]):
            x, y = _point(shape["hexes"][board[name]])
            parts.append(f'<circle cx="{x + 14:.1f}" cy="{y:.1f}" r="6" fill="{ink}">'
                         f'<title>{name}</title></circle>')
    xs, ys = zip(*map(_point, shape["corners"]))
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    width, height = max(xs) + MARGIN - left, max(ys) + MARGIN - top
    points = "   ".join(f"{i}: {s.get('points', '?')}" for i, s in enumerate(view.get("seats", ())))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} '
            f'{height + 20:.0f}" width="{min(width, 520):.0f}" font-family="sans-serif" '
            f'font-size="12" text-anchor="middle"><rect x="{left:.0f}" y="{top:.0f}" '
            f'width="{width:.0f}" height="{height + 20:.0f}" fill="#d6eaf3"/>{"".join(parts)}'
            f'<text x="{left + width / 2:.0f}" y="{top + height + 12:.0f}">{escape(points)}</text>'
            '</svg>')
