/// A digest of a snapshot, used to compare snapshots that are too large to keep.
///
/// It is the same in every process and run.
package struct SnapshotDigest: Hashable, Sendable {
  /// The digest of the snapshot without its objects.
  package let scene: UInt64
  /// The digest of the objects.
  package let objects: UInt64

  /// Creates the digest of a snapshot.
  ///
  /// - Parameter snapshot: The snapshot.
  package init(_ snapshot: Snapshot) {
    var bare = snapshot
    bare.objects = []
    var writer = WireWriter()
    bare.writePatch(after: .empty, to: &writer)
    scene = Self.hash(writer.bytes)
    writer.cut(to: 0)
    ObjectReport.write(snapshot.objects, after: [], to: &writer)
    objects = Self.hash(writer.bytes)
  }

  /// Returns the 64-bit FNV hash of a sequence of bytes, after an additional mixing step.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ hash >> 32
  }
}
