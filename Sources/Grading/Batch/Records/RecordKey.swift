package import AppBuilder

/// Everything that a mark depends on, so that equal work does not have to be judged again.
///
/// That is the work, the exercise, and how it is judged; who handed it in is no part of it.
package struct RecordKey: Hashable, Sendable {
  /// The complete key.
  package let content: [UInt8]
  /// A short name of the key, used only for lookup.
  package let name: ContentName

  /// Creates the key of work.
  ///
  /// - Parameters:
  ///   - work: The files.
  ///   - terms: What the judging depends on beside them.
  init(_ work: TakenWork, terms: JudgingTerms) {
    var key = ContentKey("work 2", terms.fingerprint)
    for file in work.files {
      key.add(file.name)
      key.add(file.bytes)
    }
    self.init(key)
  }

  /// Creates the key of unreadable work.
  ///
  /// - Parameters:
  ///   - fault: Why it cannot.
  ///   - terms: What the judging depends on.
  init(_ fault: IntakeFault, terms: JudgingTerms) {
    self.init(ContentKey("unreadable 2", terms.fingerprint, "\(fault)"))
  }

  private init(_ key: ContentKey) {
    content = key.bytes
    name = ContentName(of: content)
  }
}
