/// The score of a corpus: the faults that were found, and the false alarms.
struct CorpusScore {
  /// The figures of each entry of the catalogue.
  var entries: [String: Entry] = [:]
  /// The faults that were not found.
  var missed: [String] = []
  /// The findings that are no faults.
  var wrong: [String] = []

  /// The figures of an entry.
  struct Entry: Hashable {
    var faultCount = 0
    var foundCount = 0
    var falseCount = 0

    static func + (left: Entry, right: Entry) -> Entry {
      Entry(
        faultCount: left.faultCount + right.faultCount,
        foundCount: left.foundCount + right.foundCount,
        falseCount: left.falseCount + right.falseCount
      )
    }

    /// The part of the faults that was found, in hundredths.
    var recall: Int { faultCount == 0 ? 100 : foundCount * 100 / faultCount }

    /// The part of the findings that are right, in hundredths.
    var precision: Int {
      foundCount + falseCount == 0 ? 100 : foundCount * 100 / (foundCount + falseCount)
    }
  }

  /// All entries together.
  var total: Entry { entries.values.reduce(Entry(), +) }

  /// Both scores together.
  static func + (left: CorpusScore, right: CorpusScore) -> CorpusScore {
    CorpusScore(
      entries: left.entries.merging(right.entries, uniquingKeysWith: +),
      missed: left.missed + right.missed,
      wrong: left.wrong + right.wrong
    )
  }

  /// The figures as a table in Markdown.
  var table: String {
    let known = entries.sorted { $0.key < $1.key }.map { ("`\($0.key)`", $0.value) }
    let rows = known + [("all", total)]
    return rows.reduce(
      into: "| entry | faults | found | false alarms | recall | precision |\n"
        + "| --- | --- | --- | --- | --- | --- |\n"
    ) { text, row in
      let (name, entry) = row
      text += "| \(name) | \(entry.faultCount) | \(entry.foundCount) | \(entry.falseCount) "
      text += "| \(entry.recall) % | \(entry.precision) % |\n"
    }
  }
}
