/// The name that a course system gives to a downloaded file, such as `annaberg_LATE_98765_4321_App.swift` from Canvas.
struct CourseSystemName: Hashable {
  /// The learner, as the course system spells the name.
  let learner: String
  /// The name of the file as the learner handed it in.
  let file: String
  /// The number that the course system adds to the name at each further attempt, or 0 for the first attempt.
  let attempt: Int

  /// Creates a name from the name of a downloaded file, or nil if the name has another form.
  ///
  /// - Parameters:
  ///   - name: The name of the downloaded file.
  ///   - files: The names of the exercise's files, which tell the number of an attempt from a part of a name.
  init?(_ name: String, files: [String]) {
    let form = /(?<learner>[^_].*?)_(?:LATE_)?[0-9]+_[0-9]+_(?<file>.+)/
    guard let match = name.wholeMatch(of: form) else { return nil }
    learner = String(match.learner)
    let file = String(match.file)
    guard !files.contains(file),
      let numbered = file.wholeMatch(
        of: /(?<stem>.+)-(?<attempt>[0-9]{1,3})(?<suffix>\.[A-Za-z]+)/
      ),
      files.contains("\(numbered.stem)\(numbered.suffix)")
    else {
      self.file = file
      attempt = 0
      return
    }
    self.file = "\(numbered.stem)\(numbered.suffix)"
    attempt = Int(numbered.attempt) ?? 0
  }
}
