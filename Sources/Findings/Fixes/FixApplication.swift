/// The result of applying fixes to a file.
package struct FixApplication: Hashable, Sendable {
  /// The bytes of the file after the fixes.
  package private(set) var bytes: [UInt8]
  /// The fixes that were applied, in source order.
  package private(set) var applied: [Fix] = []
  /// The fixes that were refused because they overlap with another fix or do not fit the file.
  package private(set) var refused: [Fix] = []

  /// Creates the result of applying each fix completely or not at all, giving precedence to earlier places.
  ///
  /// - Parameters:
  ///   - fixes: The fixes.
  ///   - bytes: The file.
  package init(_ fixes: [Fix], to bytes: [UInt8]) {
    var taken: [Fix.Edit] = []
    for fix in fixes.sorted(by: Self.comesBefore) {
      if Self.fits(fix, in: bytes, beside: taken) {
        taken += fix.edits
        applied.append(fix)
      } else {
        refused.append(fix)
      }
    }
    self.bytes = Self.apply(taken, to: bytes)
  }

  private static func comesBefore(_ left: Fix, _ right: Fix) -> Bool {
    let starts = (left.edits.map(\.start).min() ?? 0, right.edits.map(\.start).min() ?? 0)
    return starts.0 == starts.1 ? left.title < right.title : starts.0 < starts.1
  }

  private static func fits(_ fix: Fix, in bytes: [UInt8], beside taken: [Fix.Edit]) -> Bool {
    var others = taken
    for edit in fix.edits {
      guard 0 <= edit.start, edit.start <= edit.end, edit.end <= bytes.count,
        isBoundary(edit.start, in: bytes), isBoundary(edit.end, in: bytes),
        !others.contains(where: { overlap($0, edit) })
      else { return false }
      others.append(edit)
    }
    return !fix.edits.isEmpty
  }

  /// Returns whether an offset is a character boundary, where an edit may begin or end.
  private static func isBoundary(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }

  /// Returns whether two edits overlap.
  ///
  /// Insertions at the same place overlap, because their order is undefined.
  private static func overlap(_ one: Fix.Edit, _ other: Fix.Edit) -> Bool {
    one.start < other.end && other.start < one.end
      || one.start == other.start && (one.start == one.end) == (other.start == other.end)
  }

  private static func apply(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      result += bytes[end..<edit.start]
      result += edit.replacement.utf8
      end = edit.end
    }
    return result + bytes[end...]
  }
}
