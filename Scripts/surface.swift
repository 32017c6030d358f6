// Writes the surface of NavUI from the tables in a folder, or says which names no source declares:
//
//     surface write TABLES TARGET
//     surface missing FREQUENCIES SOURCES
//
// A table `Controls.txt` becomes the folder `TARGET/Controls`. `Scripts/generate` compiles this together with
// `Sources/SurfaceTables`, and calls it.
import Foundation

@main
struct SurfaceCommand {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 3 else { end("usage: surface write|missing FROM TO") }
    switch words[0] {
    case "write": try write(URL(filePath: words[1]), into: URL(filePath: words[2]))
    case "missing": try list(URL(filePath: words[1]), notIn: URL(filePath: words[2]))
    default: end("surface: '\(words[0])' is not known; use write or missing")
    }
  }

  private static func write(_ tables: URL, into target: URL) throws {
    let files = FileManager.default
    var owners: [String: String] = [:]
    for table in try files.contentsOfDirectory(atPath: tables.path).sorted()
    where table.hasSuffix(".txt") {
      let place = tables.appending(path: table)
      let name = String(table.dropLast(".txt".count))
      do {
        let texts = try SurfaceTable(name: name, text: String(contentsOf: place, encoding: .utf8))
          .files()
        let folder = target.appending(path: name)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for (file, text) in texts {
          if let owner = owners.updateValue(table, forKey: file) {
            end("\(table): \(owner) makes \(file), too; put both into one table")
          }
          try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
        }
      } catch let error as SurfaceError {
        end("\(place.path):\(error.line):1: \(error.reason)")
      }
    }
  }

  private static func list(_ frequencies: URL, notIn sources: URL) throws {
    var declared = DeclaredNames()
    let files = FileManager.default.enumerator(atPath: sources.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      declared.read(try String(contentsOf: sources.appending(path: file), encoding: .utf8))
    }
    let table = try String(contentsOf: frequencies, encoding: .utf8)
    for row in UndeclaredNames.rows(of: table, notIn: declared) { print(row) }
  }

  private static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
