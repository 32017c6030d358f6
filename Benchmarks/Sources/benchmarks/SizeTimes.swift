import Foundation

/// The build of an app of 10,000 lines in many files, and its builds after one file has changed.
struct SizeTimes {
  var laboratory: Laboratory

  /// Measures all in turn, each time with an app that NavLab has never seen.
  func measure(runs: Int = 3) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-size-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    var whole: [MeasuredChild] = []
    var afterBody: [MeasuredChild] = []
    var afterSurface: [MeasuredChild] = []
    var afterModel: [MeasuredChild] = []
    var lines = 0
    for run in 1...runs {
      let place = folder.appending(path: "App\(run)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let app = LargeApp(features: 100)
      lines = try app.write(in: place)
      whole.append(try build(place))
      let changed = app.feature(50, title: "Things")
      try write(changed, to: place)
      afterBody.append(try build(place))
      try write(changed + "\nlet more = 1\n", to: place)
      afterSurface.append(try build(place))
      let model =
        changed
        .replacing("  var isDone = false\n", with: "  var isDone = false\n  var note = \"\"\n")
        .replacing("count: Int) {", with: "count: Int = 1) {")
      guard model.contains("note"), model.contains("count: Int = 1)") else {
        throw Laboratory.Failure(description: "the model of the large app has changed")
      }
      try write(model, to: place)
      afterModel.append(try build(place))
    }
    let limit = 20.0
    return rows("`navlab build`, an app of \(lines) lines in 101 files", whole, limit)
      + rows("the same after a change in the body of a view", afterBody, limit / 3)
      + rows("the same after a change that other files can see", afterSurface, limit / 3)
      + rows("the same after a new property of a model and a changed method", afterModel, limit / 3)
  }

  private func rows(
    _ subject: String,
    _ builds: [MeasuredChild],
    _ limit: Double
  ) -> [Measurement] {
    [
      Measurement(
        subject: subject,
        sample: Sample(builds.map(\.seconds)),
        target: .median(limit)
      ),
      Measurement(
        subject: "its processor time",
        sample: Sample(builds.map(\.processorSeconds)),
        target: nil
      ),
    ]
  }

  private func write(_ text: String, to folder: URL) throws {
    let file = folder.appending(path: "Feature50.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func build(_ folder: URL) throws -> MeasuredChild {
    let child = try MeasuredChild(laboratory.program.path, ["build", folder.path])
    guard child.status == 0 else {
      throw Laboratory.Failure(description: "build ended with \(child.status)")
    }
    return child
  }
}
