import Foundation

/// A zip archive whose files are not packed.
struct StoredZip {
  var files: [String: Data]

  /// The archive.
  var data: Data {
    var archive = Data()
    var list = Data()
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      let path = Data(name.utf8)
      let sizes = Self.bytes(checksum(content), 4) + Self.bytes(content.count, 4) * 2
      let common = Self.bytes(20, 2) + Data(count: 8) + sizes
      let lengths = Self.bytes(path.count, 2) + Data(count: 2)
      list += Self.bytes(0x0201_4B50, 4) + Self.bytes(20, 2) + common + lengths + Data(count: 10)
      list += Self.bytes(archive.count, 4) + path
      archive += Self.bytes(0x0403_4B50, 4) + common + lengths + path + content
    }
    let place = Self.bytes(list.count, 4) + Self.bytes(archive.count, 4) + Data(count: 2)
    let counts = Self.bytes(files.count, 2) * 2
    return archive + list + Self.bytes(0x0605_4B50, 4) + Data(count: 4) + counts + place
  }

  private func checksum(_ content: Data) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~sum)
  }

  private static func bytes(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}

extension Data {
  fileprivate static func * (data: Data, count: Int) -> Data {
    (0..<count).reduce(Data()) { sum, _ in sum + data }
  }
}
