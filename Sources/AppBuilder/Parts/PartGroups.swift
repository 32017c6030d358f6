/// The files of a large app in groups of similar size, each for one compiler process.
struct PartGroups: Hashable, Sendable {
  /// The groups, each in the order of the files.
  let groups: [[StagedSources.File]]

  /// Creates groups by distributing files evenly according to their size.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - count: The maximum number of groups.
  init(_ files: [StagedSources.File], count: Int) {
    let sizes = files.map { $0.text.utf8.count + Self.bytesForOpening }
    var loads = Array(repeating: 0, count: max(1, min(count, files.count)))
    var numbers = Array(repeating: 0, count: files.count)
    // The largest first, each into the emptiest group.
    for index in files.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
      let emptiest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[emptiest] += sizes[index]
      numbers[index] = emptiest
    }
    groups = loads.indices.map { group in
      files.indices.filter { numbers[$0] == group }.map { files[$0] }
    }.filter { !$0.isEmpty }
  }

  /// The number of source bytes whose compilation takes as long as opening a file.
  private static let bytesForOpening = 500
}
