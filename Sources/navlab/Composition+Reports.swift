import Foundation
import Grading
import SceneModel
import Shell
import Terminal

extension Composition {
  /// Reads the records at the paths from the command line, and says which of them later ones replace.
  ///
  /// - Parameter paths: Files, folders, or `-` for standard input.
  /// - Returns: The records, in order.
  /// - Throws: `CommandFailure` if one cannot be read.
  func records(at paths: [String]) throws -> [GradingRecord] {
    let files = RecordFiles { try FileHandle.standardInput.readToEnd() ?? Data() }
    do {
      let collection = try files.records(at: paths)
      for notice in collection.notices { errors.write(SignedLine.signed("\(notice)\n")) }
      return collection.records
    } catch let fault as RecordFiles.Fault {
      throw CommandFailure(.misuse, fault.description)
    } catch let fault as RecordLines.Fault {
      throw CommandFailure(.misuse, fault.description)
    }
  }

  /// Writes records in the given format.
  ///
  /// - Parameters:
  ///   - records: The records, in order.
  ///   - format: The format.
  ///   - path: The file to write, or nil for standard output.
  ///   - isForTeachers: Whether the text about one submission is for a teacher, with its alarms.
  /// - Throws: `CommandFailure` if the format does not suit the records, or the file cannot be written.
  func write(
    _ records: [GradingRecord],
    as format: ReportFormat,
    to path: String?,
    isForTeachers: Bool = false
  ) throws {
    if format == .text, path == nil {
      let reporter = TextReporter(layout: canvas.layout, isForTeachers: isForTeachers)
      return canvas.draw(reporter.lines(of: records))
    }
    try write(try text(of: records, as: format), to: path)
  }

  /// Writes the text of a report atomically.
  ///
  /// - Parameters:
  ///   - text: The report.
  ///   - path: The file to write, or nil for standard output.
  /// - Throws: `CommandFailure` if the file cannot be written.
  func write(_ text: String, to path: String?) throws {
    guard let path else { return output.write(text) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isRegular(path) {
      let what = isFolder.boolValue ? "a folder" : "a pipe or a device"
      throw CommandFailure(
        .misuse,
        "\(path): a report cannot be written to \(what); name a file, or leave out '--output' to use standard output"
      )
    }
    do {
      try WholeFile(path: path).write(text, replacing: true)
    } catch {
      throw CommandFailure(.misuse, "\(path): NavLab cannot write the report; \(error.reason)")
    }
  }

  private func text(of records: [GradingRecord], as format: ReportFormat) throws -> String {
    do {
      let reporter = try format.reporter(
        layout: canvas.layout,
        environment: environment,
        now: Date()
      )
      return try reporter.text(of: records)
    } catch let error as ReporterError {
      throw CommandFailure(.misuse, saying: "\(error)")
    }
  }

  private func isRegular(_ path: String) -> Bool {
    let place = URL(filePath: path).resolvingSymlinksInPath().path
    do {
      let type = try FileManager.default.attributesOfItem(atPath: place)[.type]
      return type as? FileAttributeType == .typeRegular
    } catch {
      // A path that cannot be inspected is not replaced.
      return false
    }
  }
}
