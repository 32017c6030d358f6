import Foundation
import Grading
import Testing

@Suite("The joining of results")
struct BatchMergeTests {
  private func part(
    _ name: String,
    _ submissions: [String: Int],
    of ids: [String] = ["ada", "bob", "cleo"],
    exercise: String = "broken"
  ) throws -> BatchMerge.Part {
    let terms = try JudgingTerms(
      exercise: BatchExercises.exercise(exercise),
      seed: 1,
      version: "1"
    )
    let manifest = BatchManifest(terms: terms, shard: .whole, list: SubmissionList(ids))
    let records = submissions.sorted(by: <).map { submission, points in
      GradingRecord(
        submission: submission,
        exercise: "02-broken",
        title: "Broken",
        status: .fallsShort,
        points: points,
        maximum: 2,
        seconds: Double(name.count),
        version: "1"
      )
    }
    return BatchMerge.Part(name: name, manifest: manifest, records: records)
  }

  @Test("Shares of a class form the whole, in the order of their ids")
  func whole() throws {
    let merge = try BatchMerge([part("b", ["cleo": 1]), part("a", ["bob": 0, "ada": 2])])
    #expect(merge.records.map(\.submission) == ["ada", "bob", "cleo"])
    #expect(merge.isWhole)
  }

  @Test("Missing, duplicate or contradictory results are reported")
  func gaps() throws {
    let merge = try BatchMerge([
      part("one", ["ada": 1, "bob": 1]), part("three", ["ada": 1, "bob": 2]),
    ])
    #expect(merge.gaps == ["cleo"])
    #expect(merge.doubles == ["ada"])
    #expect(merge.conflicts == ["bob"])
    #expect(!merge.isWhole)
    #expect(merge.records.map(\.points) == [1, 1])
  }

  @Test("Results with impossible points are not joined, whatever their order")
  func impossible() throws {
    for points in [99, -1] {
      let parts = try [part("torn", ["ada": points]), part("right", ["ada": 1])]
      #expect(throws: BatchMergeError.self) { try BatchMerge(parts) }
    }
  }

  @Test("Results about different exercises are not joined")
  func different() throws {
    do {
      _ = try BatchMerge([part("a", [:]), part("b", [:], exercise: "good")])
      Issue.record("they were joined")
    } catch let error as BatchMergeError {
      #expect(
        "\(error)"
          == "these results cannot be merged: 'a' is about 02-broken, but 'b' is about 01-good; "
          + "grade them all in the same way"
      )
    }
  }

  @Test("A folder's description is read as written")
  func manifest() throws {
    let folder = try ClassFolder()
    let manifest = try part("a", [:]).manifest
    try manifest.write(in: folder.path)
    #expect(try BatchManifest(in: folder.path) == manifest)
    try folder.write(["batch.json": "[]"])
    #expect(throws: BatchManifestError.self) { try BatchManifest(in: folder.path) }
  }
}
