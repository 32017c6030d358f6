package import AppBuilder

/// A key with everything that determines a mark, for grading identical work only once.
///
/// The key includes the work, the exercise and the terms for judging it, but not the learner's name.
package struct RecordKey: Hashable, Sendable {
  /// The complete key, as bytes.
  package let content: [UInt8]
  /// A short name for the key, used only for lookup.
  package let name: ContentName

  /// Creates the key of work.
  ///
  /// - Parameters:
  ///   - work: The files.
  ///   - terms: The terms for judging the work.
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
  ///   - fault: The reason why the work cannot be read.
  ///   - terms: The terms for judging the work.
  init(_ fault: IntakeFault, terms: JudgingTerms) {
    self.init(ContentKey("unreadable 2", terms.fingerprint, "\(fault)"))
  }

  private init(_ key: ContentKey) {
    content = key.bytes
    name = ContentName(of: content)
  }
}
