import Foundation

/// The explorations of the catalogue's wrong examples, each once it is built.
struct FaultTimes {
  var laboratory: Laboratory

  /// The steps that a small app does not exhaust, as in the tests of the catalogue.
  private static let steps = 260

  /// Explores each wrong example with one walk at a time, and takes the time of those in which the fault is found.
  func measure() throws -> [Measurement] {
    let faults = laboratory.root.appending(path: "Faults")
    let ids = try FileManager.default.contentsOfDirectory(atPath: faults.path).sorted()
    let times = try ids.compactMap { id in
      try time(of: id, in: faults.appending(path: "\(id)/Wrong.swift"))
    }
    guard !times.isEmpty else { throw Laboratory.Failure(description: "no fault was found") }
    return [
      Measurement(
        subject:
          "the processor's time of an exploration that finds a fault of the catalogue by its name, found \(times.count) of \(ids.count)",
        sample: Sample(times),
        target: .slowest(5)
      )
    ]
  }

  /// Returns the time until a fault is found and its script is as short as can be, or nil where it is not found.
  private func time(of id: String, in file: URL) throws -> Double? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-faults-\(ProcessInfo.processInfo.processIdentifier)-\(id)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    // The app is compiled before anything is measured. What the compiler refuses shows nothing.
    let words = ["explore", file.path, "--jobs", "1", "--steps"]
    guard [0, 1].contains(try MeasuredChild(laboratory.program.path, words + ["1"]).status) else {
      return nil
    }
    let child = try MeasuredChild(
      laboratory.program.path,
      words + ["\(Self.steps)", "--write", folder.path]
    )
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return scripts.contains { $0.hasSuffix("-\(id).nav") } ? child.processorSeconds : nil
  }
}
