import Foundation

/// The build of an app of 10,000 lines in many files, and its build after one file has changed.
struct SizeTimes {
  var laboratory: Laboratory

  /// Measures both in turn, each time with an app that NavLab has never seen.
  func measure(runs: Int = 3) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-size-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    var whole: [Double] = []
    var again: [Double] = []
    var lines = 0
    for run in 1...runs {
      // A folder of its own for each, as the folder is what NavLab knows an app by.
      let place = folder.appending(path: "App\(run)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let app = LargeApp(features: 100)
      lines = try app.write(in: place)
      whole.append(try build(place))
      try app.feature(50, title: "Things").write(
        to: place.appending(path: "Feature50.swift"),
        atomically: true,
        encoding: .utf8
      )
      again.append(try build(place))
    }
    let limit = 20.0
    return [
      Measurement(
        subject: "`navlab build`, an app of \(lines) lines in 101 files",
        sample: Sample(whole),
        target: .median(limit)
      ),
      Measurement(
        subject: "`navlab build`, the same after one file has changed",
        sample: Sample(again),
        target: .median(limit / 3)
      ),
    ]
  }

  private func build(_ folder: URL) throws -> Double {
    let child = try MeasuredChild(laboratory.program.path, ["build", folder.path])
    guard child.status == 0 else {
      throw Laboratory.Failure(description: "build ended with \(child.status)")
    }
    return child.seconds
  }
}
