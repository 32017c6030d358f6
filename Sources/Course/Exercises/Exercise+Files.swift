extension Exercise {
  /// Returns the files of an answer in a folder: those that the exercise names, and for `homework`
  /// every Swift file.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: The names of the files.
  package func answerFiles(in folder: String) -> [String] {
    guard kind.takesFurtherFiles else { return files }
    let folder = ContentFolder(folder)
    // A folder that cannot be read counts as empty; the build then reports the missing file.
    let names = (try? folder.names()) ?? []
    let found = names.filter { $0.hasSuffix(".swift") && folder.hasFile($0) }
    return found.isEmpty ? files : found
  }
}

extension Exercise {
  /// The paths of the folders with apps that each have one reported fault and nothing else; none if the exercise needs
  /// none, or if this copy of the course lacks them.
  package var symptoms: [String] {
    let folder = ContentFolder(folder).folder(Self.symptomFolder)
    // A folder that is not there holds none.
    let names = (try? folder.names()) ?? []
    return names.filter(folder.hasFolder).map(folder.path)
  }

  /// The name of the folder for these apps.
  static let symptomFolder = "Symptoms"

  /// Whether the author's solution is available.
  package var holdsSolution: Bool {
    answerFiles(in: solution).allSatisfy(ContentFolder(solution).hasFile)
  }
}
