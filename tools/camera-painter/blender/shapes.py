"""Shapes: grass, shrubs, an umbrella thorn, and how thousands of them are placed."""
import math

import bpy
import numpy as np
from mathutils import Vector

from matter import BARK, LEAF
from shot import rng


def mesh(name, verts, faces, mat):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.materials.append(mat)
    return me


def place(me, at=(0, 0, 0), scale=1.0, turn=0.0, name=None):
    o = bpy.data.objects.new(name or me.name, me)
    o.location, o.scale, o.rotation_euler = at, (scale, scale, scale), (0, 0, turn)
    bpy.context.scene.collection.objects.link(o)
    return o


def tuft(blades, tall, wide, mat):
    verts, faces = [], []
    for _ in range(blades):
        a, r = rng.uniform(0, 2 * math.pi), wide * math.sqrt(rng.uniform(0, 1))
        x, y = r * math.cos(a), r * math.sin(a)
        lean, b, h = rng.uniform(0.05, 0.55), rng.uniform(0, 2 * math.pi), tall * rng.uniform(0.45, 1.1)
        w = rng.uniform(0.004, 0.009) * (1 + tall)
        side = (math.cos(b + 1.57) * w, math.sin(b + 1.57) * w)
        base = len(verts)
        for k in (0, 0.4, 0.75, 1):
            dx, dy = math.cos(b) * lean * h * k * k, math.sin(b) * lean * h * k * k
            z, ww = h * k * (1 - 0.25 * lean * k), 1.05 - k
            verts += [(x + dx - side[0] * ww, y + dy - side[1] * ww, z), (x + dx + side[0] * ww, y + dy + side[1] * ww, z)]
        faces += [(base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(3)]
    return mesh('tuft', verts, faces, mat)


def scatter(me, spots):
    """Instances a mesh on one small face for each spot (x, y, z, scale): tens of thousands cost no memory."""
    if not spots:
        return
    verts, faces = [], []
    for x, y, z, s in spots:
        a, i = rng.uniform(0, 6.283), len(verts)
        for k in range(4):
            verts.append((x + s * 0.7071 * math.cos(a + k * 1.5708), y + s * 0.7071 * math.sin(a + k * 1.5708), z))
        faces.append((i, i + 1, i + 2, i + 3))
    field = place(bpy.data.meshes.new('field'))
    field.data.from_pydata(verts, [], faces)
    field.instance_type = 'FACES'
    field.use_instance_faces_scale = True
    field.show_instancer_for_render = False
    place(me).parent = field


def leaves(verts, faces, centre, radius, count, size):
    for _ in range(count):
        v = rng.normal(0, 1, 3)
        v = v / np.linalg.norm(v) * rng.uniform(0.2, 1) ** 0.5 * np.array(radius) + np.array(centre)
        a, b = rng.normal(0, 1, 3), rng.normal(0, 1, 3)
        a, b = a / np.linalg.norm(a) * size, b / np.linalg.norm(b) * size * 0.6
        i = len(verts)
        verts += [tuple(v - a), tuple(v + b), tuple(v + a), tuple(v - b)]
        faces.append((i, i + 1, i + 2, i + 3))


def stick(verts, faces, a, b, ra, rb):
    axis = (Vector(b) - Vector(a)).normalized()
    u = axis.orthogonal().normalized()
    w = axis.cross(u)
    i = len(verts)
    for p, r in ((a, ra), (b, rb)):
        for k in range(6):
            verts.append(tuple(Vector(p) + r * (u * math.cos(k * 1.047) + w * math.sin(k * 1.047))))
    faces += [(i + k, i + (k + 1) % 6, i + 6 + (k + 1) % 6, i + 6 + k) for k in range(6)]


def acacia(tall, crown):
    """An umbrella thorn: a forked trunk whose branches all end at one flat crown."""
    bv, bf, lv, lf = [], [], [], []

    def grow(at, aim, length, r, depth):
        steps = 3
        for _ in range(steps):
            aim = (aim + Vector(rng.normal(0, 0.13, 3))).normalized()
            to = at + aim * length / steps
            to.z = min(to.z, tall)
            stick(bv, bf, at, to, r, r * 0.86)
            at, r = to, r * 0.86
        if depth == 0 or at.z > tall * 0.97:
            flat = rng.uniform(0.7, 1.25)
            leaves(lv, lf, (at.x, at.y, min(at.z, tall) + 0.15), (1.0 * flat, 1.0 * flat, 0.24), 520, 0.055)
            return
        for k in range(rng.integers(2, 4)):
            a = rng.uniform(0, 6.283)
            out = Vector((math.cos(a) * crown, math.sin(a) * crown, 0.42))
            grow(at, (aim * 0.75 + out * 0.5).normalized(), length * rng.uniform(0.68, 0.9), r * 0.7, depth - 1)

    for k in range(2):
        grow(Vector((0, 0, 0)), Vector((rng.normal(0, 0.25), rng.normal(0, 0.25), 1)).normalized(), tall * 0.38, 0.17, 5)
    return mesh('wood', bv, bf, BARK), mesh('crown', lv, lf, LEAF)


def shrub(size, mat):
    verts, faces = [], []
    for _ in range(9):
        c = rng.normal(0, 0.42, 3) * size
        leaves(verts, faces, (c[0], c[1], abs(c[2]) * 0.8 + 0.45 * size), (0.45 * size, 0.45 * size, 0.38 * size), 330, 0.05 * size)
    return mesh('shrub', verts, faces, mat)
