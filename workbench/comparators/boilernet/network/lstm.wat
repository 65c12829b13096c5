;; Products of matrices, four numbers at a time. `scripts/build-kernel.mjs` turns this text into lstm-module.ts.
;; All addresses and steps are in bytes; numbers are single precision.
(module
  (import "kernel" "memory" (memory 1))

  ;; Adds to every row of `out` the products of a row of `x` and each row of the weights. Rows of both are `width` bytes, a
  ;; multiple of 32, and there are a multiple of four rows of weights. Four of them at a time meet all rows of `x`: so they
  ;; stay in the nearest cache, and every number of `x` is read once for four products.
  (func (export "addProducts")
    (param $weight i32) (param $weightEnd i32) (param $width i32)
    (param $x i32) (param $xEnd i32) (param $out i32) (param $outStep i32)
    (local $xAt i32) (local $rowEnd i32) (local $to i32) (local $v v128)
    (local $first i32) (local $second i32) (local $third i32) (local $fourth i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $fourWeights
      (local.set $xAt (local.get $x))
      (local.set $to (local.get $out))
      (loop $row
        (local.set $first (local.get $weight))
        (local.set $second (i32.add (local.get $first) (local.get $width)))
        (local.set $third (i32.add (local.get $second) (local.get $width)))
        (local.set $fourth (i32.add (local.get $third) (local.get $width)))
        (local.set $rowEnd (i32.add (local.get $xAt) (local.get $width)))
        (local.set $a (v128.const f32x4 0 0 0 0))
        (local.set $b (v128.const f32x4 0 0 0 0))
        (local.set $c (v128.const f32x4 0 0 0 0))
        (local.set $d (v128.const f32x4 0 0 0 0))
        (loop $column
          (local.set $v (v128.load (local.get $xAt)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $v) (v128.load (local.get $first)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $v) (v128.load (local.get $second)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $v) (v128.load (local.get $third)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $v) (v128.load (local.get $fourth)))))
          (local.set $v (v128.load offset=16 (local.get $xAt)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $v) (v128.load offset=16 (local.get $first)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $v) (v128.load offset=16 (local.get $second)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $v) (v128.load offset=16 (local.get $third)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $v) (v128.load offset=16 (local.get $fourth)))))
          (local.set $first (i32.add (local.get $first) (i32.const 32)))
          (local.set $second (i32.add (local.get $second) (i32.const 32)))
          (local.set $third (i32.add (local.get $third) (i32.const 32)))
          (local.set $fourth (i32.add (local.get $fourth) (i32.const 32)))
          (local.set $xAt (i32.add (local.get $xAt) (i32.const 32)))
          (br_if $column (i32.lt_u (local.get $xAt) (local.get $rowEnd))))
        ;; The sums of the lanes of a, b, c and d become the lanes of one vector: halves of a and b side by side, then of
        ;; c and d, then halves of these.
        (local.set $a
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
        (local.set $c
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
        (v128.store (local.get $to)
          (f32x4.add
            (v128.load (local.get $to))
            (f32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
              (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c)))))
        (local.set $to (i32.add (local.get $to) (local.get $outStep)))
        (br_if $row (i32.lt_u (local.get $xAt) (local.get $xEnd))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $weight (local.get $fourth))
      (br_if $fourWeights (i32.lt_u (local.get $weight) (local.get $weightEnd))))))
