/// A reader of the sentences that a learner's source must satisfy.
struct SourceSentencesReader {
  /// The key under which a check states the sentences.
  static let key = "source"

  /// Reads the sentences that a check states, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the check.
  ///   - log: The log for sentences of another form.
  /// - Returns: The sentences, or nil after a problem.
  func sentences(from mapping: inout YAMLMapping, log: inout ProblemLog) -> [SourceSentence]? {
    let position = mapping.position(of: Self.key)
    let texts = mapping.positionedTexts(Self.key, log: &log)
    guard !texts.isEmpty else {
      log.report(
        "'source' is empty; write a sentence such as 'Card does not name Router'",
        at: position
      )
      return nil
    }
    let sentences = texts.compactMap { text in
      let sentence = SourceSentence(text.text)
      if sentence == nil {
        log.report(
          "'\(text.text)' cannot be checked; write 'A, B do not name C', 'A names C', 'views do not write p',"
            + " 'only A writes p', 'A does not reach C' or 'A names no global'",
          at: text.position
        )
      }
      return sentence
    }
    return sentences.count == texts.count ? sentences : nil
  }
}
