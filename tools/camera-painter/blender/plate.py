"""Renders a plate of a landscape: blender -b -P plate.py -- <camera> <light> <file.png> [samples] [percent] [near]

Everything is procedural. With `near`, only the grass before the animals is rendered, on a transparent film.
"""
import math
import sys
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector, noise

# Blender does not look beside the script, and its scene must be empty before the materials are made.
sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
bpy.ops.wm.read_factory_settings(use_empty=True)

from matter import BUSH, DRY, EARTH, GREEN, HILL, LEAF, STRAW
from shapes import acacia, mesh, place, scatter, shrub, tuft
from shot import CAMERA, DAM, LIGHT, NEAR, OUT, PERCENT, SAMPLES, WATER, C, L, height, rng

S = bpy.context.scene


def land():
    # Rows come closer together towards the lens, as the picture needs them.
    ys = np.concatenate([np.linspace(-5, 90, 240), np.geomspace(91, 900, 110)])
    xs = np.linspace(-1, 1, 260)
    verts = [(x * (50 + y * 0.95), y, height(x * (50 + y * 0.95), y)) for y in ys for x in xs]
    w = len(xs)
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(len(ys) - 1) for i in range(w - 1)]
    place(mesh('land', verts, faces, EARTH))
    for far, rise, seed in ((1500, 55, 4), (3200, 150, 12)):
        verts, faces = [], []
        for i in range(400):
            x = (i / 399 - 0.5) * far * 2.4
            top = rise * (0.45 + 0.8 * noise.fractal(Vector((x / far * 2.6, seed, 0)), 0.9, 2.1, 6))
            for k in range(6):
                verts.append((x, far + 0.5 * far * k / 5 * 0.4, max(0, top) * math.sin(k / 5 * 1.57)))
        faces = [(i * 6 + k, i * 6 + 6 + k, i * 6 + 7 + k, i * 6 + 1 + k) for i in range(399) for k in range(5)]
        place(mesh('hill', verts, faces, HILL))


def spots(count, y0, y1, lo, hi, clump=0.0, power=1.0):
    found = []
    while len(found) < count:
        y = y0 + (y1 - y0) * rng.uniform(0, 1) ** power
        x = rng.uniform(-1, 1) * (6 + y * 0.68)
        if clump and noise.noise(Vector((x / 7, y / 7, 5))) + 0.4 * noise.noise(Vector((x / 1.7, y / 1.7, 8))) < clump * rng.uniform(0.3, 1.4):
            continue
        z = height(x, y)
        if DAM and z < WATER + rng.uniform(0.12, 0.5):
            continue
        found.append((x, y, z - 0.02, rng.uniform(lo, hi)))
    return found


def plants():
    split = C['split']
    near = [(x, y, z, s) for x, y, z, s in spots(3600 if DAM else 5200, 4, split, 0.7, 1.25, 0.22 if DAM else 0.06)]
    kinds = [tuft(34, 0.62, 0.16, STRAW), tuft(30, 0.5, 0.2, STRAW), tuft(26, 0.75, 0.13, STRAW), tuft(30, 0.4, 0.2, GREEN if DAM else DRY)]
    for i, me in enumerate(kinds):
        scatter(me, near[i::len(kinds)])
    if NEAR:
        return
    far = spots(16000, split, 130, 0.8, 1.5, 0.06, 1.3) + spots(9000, 130, 330, 1.6, 2.8, 0.0, 1.2)
    more = [me.copy() for me in kinds]
    for i, me in enumerate(more):
        scatter(me, far[i::len(more)])
    bushes = [shrub(1.0, BUSH), shrub(1.0, BUSH), shrub(0.8, DRY), shrub(1.0, LEAF)]
    woods = spots(110, 48 if not DAM else 62, 150, 0.5, 2.0, 0.04) + spots(1500, 150, 420, 0.9, 2.6, 0.05) + spots(1500, 420, 860, 1.6, 4.2)
    for i, me in enumerate(bushes):
        scatter(me, woods[i::len(bushes)])
    trees = [acacia(6.0, 1.0), acacia(7.0, 1.15)]
    sites = [(-13, 46, 1.12), (30, 120, 1), (-50, 170, 1), (62, 190, 1.1), (8, 260, 1), (-95, 300, 1.2), (110, 330, 1.3), (45, 400, 1.2)] if not DAM else [
        (-27, 74, 1.1), (26, 92, 1.0), (-6, 150, 1.1), (60, 160, 1.2), (-75, 210, 1.2), (20, 300, 1.3), (110, 330, 1.3)]
    for i, (x, y, s) in enumerate(sites):
        for me in trees[i % 2]:
            place(me, (x, y, height(x, y) - 0.1), s, i * 1.3)


def water():
    m = bpy.data.materials.new('water')
    m.use_nodes = True
    t = m.node_tree
    p = t.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = (0.045, 0.036, 0.022, 1)
    p.inputs['Roughness'].default_value = 0.03
    p.inputs['IOR'].default_value = 1.33
    geo, mapped, tex, bump = (t.nodes.new(k) for k in ('ShaderNodeNewGeometry', 'ShaderNodeMapping', 'ShaderNodeTexNoise', 'ShaderNodeBump'))
    mapped.inputs['Scale'].default_value = (0.7, 1.6, 1)
    tex.inputs['Scale'].default_value = 1.4
    tex.inputs['Detail'].default_value = 5
    bump.inputs['Distance'].default_value = 0.014
    for a, b in ((geo.outputs['Position'], mapped.inputs[0]), (mapped.outputs[0], tex.inputs['Vector']), (tex.outputs['Fac'], bump.inputs['Height']), (bump.outputs[0], p.inputs['Normal'])):
        t.links.new(a, b)
    place(mesh('water', [(-60, 5, WATER), (60, 5, WATER), (60, 100, WATER), (-60, 100, WATER)], [(0, 1, 2, 3)], m))


def sky():
    w = bpy.data.worlds.new('sky')
    S.world = w
    w.use_nodes = True
    t = w.node_tree
    back = t.nodes['Background']
    if LIGHT == 'night':
        back.inputs[0].default_value = (0.004, 0.004, 0.004, 1)
        lamp = bpy.data.lights.new('infrared', 'SPOT')
        lamp.energy, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = 42000, math.radians(84), 0.9, 0.08
        o = bpy.data.objects.new('infrared', lamp)
        o.location, o.rotation_euler = (0.5, 0, C['eye'] + 0.25), (math.radians(90 - C['pitch'] * 0.55), 0, 0)
        S.collection.objects.link(o)
        return
    n, link = t.nodes.new, t.links.new
    tex = n('ShaderNodeTexSky')
    tex.sky_type = 'NISHITA'
    tex.sun_elevation, tex.sun_rotation = math.radians(L['sun'][0]), math.radians(L['sun'][1])
    tex.dust_density, tex.altitude = L['dust'], 1100
    tex.sun_size = math.radians(0.6)
    back.inputs[1].default_value = L['sky']
    # Thin cloud: noise on a flat ceiling, so that it closes up towards the horizon.
    co, xyz, zmax, ceil, cloud, ramp, mix = (n('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'Math', 'VectorMath', 'TexNoise', 'ValToRGB', 'MixRGB'))
    zmax.operation, zmax.inputs[1].default_value = 'MAXIMUM', 0.03
    ceil.operation = 'DIVIDE'
    link(co.outputs['Generated'], xyz.inputs[0])
    link(xyz.outputs['Z'], zmax.inputs[0])
    link(co.outputs['Generated'], ceil.inputs[0])
    link(zmax.outputs[0], ceil.inputs[1])
    link(ceil.outputs[0], cloud.inputs['Vector'])
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value, cloud.inputs['Roughness'].default_value = 0.55, 9, 0.58
    cloud.inputs['Distortion'].default_value = 0.4
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.47, 0.78
    ramp.color_ramp.elements[1].color = (0.62, 0.62, 0.62, 1)
    link(cloud.outputs['Fac'], ramp.inputs[0])
    mix.blend_type = 'MIX'
    white = {'day': (8, 8.2, 8.6, 1), 'dusk': (2.6, 1.7, 1.25, 1), 'dawn': (2.2, 1.9, 1.9, 1)}[LIGHT]
    link(ramp.outputs[0], mix.inputs[0])
    link(tex.outputs[0], mix.inputs[1])
    mix.inputs[2].default_value = white
    link(mix.outputs[0], back.inputs[0])


def lens():
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.clip_end = C['lens'], 9000
    cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, 45, 0.9
    o = bpy.data.objects.new('cam', cam)
    o.location, o.rotation_euler = (0, 0, C['eye'] + height(0, 0)), (math.radians(90 - C['pitch']), math.radians(0.4), 0)
    S.collection.objects.link(o)
    S.camera = o


def render():
    S.render.engine = 'CYCLES'
    S.cycles.samples, S.cycles.use_adaptive_sampling, S.cycles.adaptive_threshold = SAMPLES, True, 0.05
    S.cycles.max_bounces, S.cycles.diffuse_bounces, S.cycles.caustics_reflective = 4, 2, False
    S.cycles.sample_clamp_indirect = 4
    # Debian builds Blender without a denoiser. The grain that stays passes for the sensor's.
    S.cycles.use_denoising = False
    S.render.resolution_x, S.render.resolution_y, S.render.resolution_percentage = 1280, 720, PERCENT
    S.render.film_transparent = NEAR
    S.view_settings.view_transform, S.view_settings.look = 'Filmic', 'Medium High Contrast'
    S.render.image_settings.file_format = 'PNG'
    S.render.image_settings.color_mode = 'RGBA' if NEAR else 'RGB'
    S.render.filepath = OUT
    bpy.ops.render.render(write_still=True)


sky()
lens()
plants()
if not NEAR:
    land()
    if DAM:
        water()
render()
