/// A reader of one channel's replies that lets equal parts of successive snapshots share memory.
package struct ReplyReader: Sendable {
  private var last = Snapshot.empty
  /// The approximate additional memory that the newest snapshot requires, in bytes.
  package private(set) var weight = 0
  /// The number of bytes read since the size of the snapshot was last checked.
  private var unweighed = 0

  /// The maximum number of elements in a snapshot, including entries of lists.
  package static let elementLimit = 1_000_000
  /// The maximum size of a snapshot's texts, in bytes.
  package static let textLimit = 64 << 20

  /// The maximum length of a reply's data other than the snapshot, in bytes.
  ///
  /// The limit is lower than that of the texts because parsed data requires far more memory.
  package static let extrasLimit = 4 << 20

  package init() {}

  /// Reads a reply from a message.
  ///
  /// - Parameter message: The next message, as returned by a `FrameBuffer`.
  /// - Returns: The reply.
  /// - Throws: A `WireError` if the message is invalid.
  package mutating func reply(from message: [UInt8]) throws(WireError) -> Reply {
    var reader = WireReader(message)
    let number = try reader.number()
    let outcome: Reply.Outcome
    switch try reader.byte() {
    case 0: outcome = .done
    case 1: outcome = .refused(try reader.text())
    case 2:
      let nanoseconds = try reader.number()
      try reader.finish()
      return Reply(
        number: number,
        outcome: .done,
        snapshot: last,
        isTold: false,
        nanoseconds: nanoseconds
      )
    default: throw .malformed("a reply says neither that it was done nor that it was refused")
    }
    let nanoseconds = try reader.number()
    var extras = ReplyExtras()
    if try reader.boolean() {
      let blob = try reader.blob()
      guard blob.count <= Self.extrasLimit else {
        throw .malformed("what it keeps is more than NavLab can hold")
      }
      extras = try WireJSON.value(ReplyExtras.self, from: blob)
    }
    var snapshot = last
    try snapshot.patch(from: &reader)
    try reader.finish()
    weight =
      message.count + reader.placed * MemoryLayout<Element>.stride
      + reader.entries * MemoryLayout<String>.stride
    unweighed += message.count
    if unweighed > Self.weighingPortion { try weigh(snapshot) }
    last = snapshot
    return Reply(
      number: number,
      outcome: outcome,
      snapshot: snapshot,
      extras: extras,
      nanoseconds: nanoseconds
    )
  }

  /// The number of bytes after which the size of a snapshot is checked again.
  ///
  /// Fewer bytes cannot add much.
  private static let weighingPortion = 1 << 20

  /// Measures a snapshot, and throws an error if it is too large.
  ///
  /// Many small replies could exceed the limit together.
  private mutating func weigh(_ snapshot: Snapshot) throws(WireError) {
    unweighed = 0
    let weight = snapshot.window.weight
    guard weight.elements <= Self.elementLimit, weight.bytes <= Self.textLimit else {
      throw .malformed("the screen has grown beyond what NavLab can hold")
    }
  }
}

extension Element {
  /// The number of elements in the subtree, and the number of bytes in their texts.
  fileprivate var weight: (elements: Int, bytes: Int) {
    var elements = 1
    var bytes = 0
    for text in [label, value, name, identifier, pathType, badge] {
      bytes += text?.utf8.count ?? 0
    }
    elements += (path?.count ?? 0) + routes.count
    for text in path ?? [] { bytes += text.utf8.count }
    for text in routes { bytes += text.utf8.count }
    for child in children {
      let weight = child.weight
      elements += weight.elements
      bytes += weight.bytes
    }
    return (elements, bytes)
  }
}
