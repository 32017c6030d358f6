/// A difference between two versions of a text or list.
///
/// It consists of the lengths of the common beginning and end, and the part between them.
enum TextPatch {
  /// Writes text as a difference from an earlier version.
  static func write(_ text: String, after old: String, to writer: inout WireWriter) {
    var (text, old) = (text, old)
    text.withUTF8 { new in
      old.withUTF8 { old in
        let (head, tail) = common(old, new)
        writer.size(head)
        writer.size(tail)
        writer.blob(UnsafeBufferPointer(rebasing: new[head..<new.count - tail]))
      }
    }
  }

  /// Reads text that was written as a difference from an earlier version.
  static func read(after old: String, from reader: inout WireReader) throws(WireError) -> String {
    let bytes = Array(old.utf8)
    let head = try reader.size(atMost: bytes.count)
    let tail = try reader.size(atMost: bytes.count - head)
    let middle = try reader.blob()
    if head == 0, tail == 0 { return try WireReader.text(of: middle) }
    return try WireReader.text(of: bytes[..<head] + middle + bytes[(bytes.count - tail)...])
  }

  /// Writes a list as a difference from an earlier list.
  static func write(_ texts: [String], after old: [String], to writer: inout WireWriter) {
    let (head, tail) = common(old, texts)
    writer.size(head)
    writer.size(tail)
    writer.texts(Array(texts[head..<texts.count - tail]))
  }

  /// Writes a list as a difference from an earlier list.
  static func write(
    _ texts: SharedList<String>,
    after old: SharedList<String>,
    to writer: inout WireWriter
  ) {
    let head = texts.commonStart(with: old)
    let tail = texts.commonEnd(with: old, besides: head)
    writer.size(head)
    writer.size(tail)
    writer.texts(Array(texts[head..<texts.count - tail]))
  }

  /// Reads a list that was written as a difference from an earlier list, and lets both lists share equal parts.
  static func read(
    after old: SharedList<String>,
    from reader: inout WireReader
  ) throws(WireError) -> SharedList<String> {
    let head = try reader.size(atMost: old.count)
    let tail = try reader.size(atMost: old.count - head)
    var texts: SharedList<String> = []
    texts.append(0..<head, of: old)
    texts.append(contentsOf: try reader.texts())
    texts.append(old.count - tail..<old.count, of: old)
    return texts
  }

  /// Reads a list that was written as a difference from an earlier list.
  static func read(
    after old: [String],
    from reader: inout WireReader
  ) throws(WireError) -> [String] {
    let head = try reader.size(atMost: old.count)
    let tail = try reader.size(atMost: old.count - head)
    var texts = Array(old[..<head])
    texts += try reader.texts()
    texts += old[(old.count - tail)...]
    return texts
  }

  /// Returns the numbers of equal items at the start of two lists and at the end of their remaining parts.
  private static func common<Items: RandomAccessCollection>(
    _ old: Items,
    _ new: Items
  ) -> (head: Int, tail: Int) where Items.Element: Equatable, Items.Index == Int {
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, old[old.startIndex + head] == new[new.startIndex + head] { head += 1 }
    var tail = 0
    while tail < limit - head, old[old.endIndex - 1 - tail] == new[new.endIndex - 1 - tail] {
      tail += 1
    }
    return (head, tail)
  }
}
