extension Exercise {
  /// Returns the names of an answer's files: those that the exercise names or, for `homework`, every Swift file in a
  /// folder.
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
  /// The paths of folders with apps that each have one reported fault, or an empty array if there are none.
  package var symptoms: [String] {
    let folder = ContentFolder(folder).folder(Self.symptomFolder)
    // A folder that is not there holds none.
    let names = (try? folder.names()) ?? []
    return names.filter(folder.hasFolder).map(folder.path)
  }

  /// The name of the folder whose apps each have one reported fault.
  static let symptomFolder = "Symptoms"

  /// A Boolean value that indicates whether the author's solution is available.
  package var holdsSolution: Bool {
    answerFiles(in: solution).allSatisfy(ContentFolder(solution).hasFile)
  }
}
