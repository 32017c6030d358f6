import Foundation

/// A reader that finds the uses of symbols in the compiler's index.
struct IndexStore {
  private let library: IndexStoreLibrary

  /// A reason why an index cannot be read.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// The reason, in words.
    var description: String
  }

  /// Creates a reader by loading the toolchain's library for indexes.
  ///
  /// - Parameter path: The library's file.
  /// - Throws: `Failure` if the file is missing or is not the right library.
  init(library path: String) throws(Failure) {
    guard let library = IndexStoreLibrary(path: path) else {
      throw Failure(description: "\(path) cannot be loaded; install the whole Swift toolchain")
    }
    self.library = library
  }

  /// Returns the uses of symbols in an index, except uses that the compiler has added.
  ///
  /// - Parameter folder: The folder in which the compiler has written its index.
  /// - Returns: The uses, in no particular order.
  /// - Throws: `Failure` if there is no index.
  func uses(in folder: String) throws(Failure) -> [SymbolUse] {
    var error: OpaquePointer?
    guard let store = library.openStore(folder, &error) else {
      throw Failure(description: "the index cannot be opened")
    }
    defer { library.closeStore(store) }
    let names = Collected<String>()
    _ = library.forEachUnit(store, 0, names.pointer) { context, name in
      Collected<String>.at(context).values.append(name.text)
      return true
    }
    return names.values.flatMap { uses(inUnit: $0, of: store) }
  }

  private func uses(inUnit name: String, of store: OpaquePointer) -> [SymbolUse] {
    var error: OpaquePointer?
    guard let unit = library.openUnit(store, name, &error) else { return [] }
    defer { library.closeUnit(unit) }
    let file = library.mainFile(unit).text
    guard !file.isEmpty else { return [] }
    let dependencies = Collected<(IndexStoreLibrary, String)>()
    dependencies.values.append((library, ""))
    _ = library.forEachDependency(unit, dependencies.pointer) { context, dependency in
      let found = Collected<(IndexStoreLibrary, String)>.at(context)
      let library = found.values[0].0
      if library.dependencyKind(dependency) == IndexStoreLibrary.recordKind {
        found.values.append((library, library.dependencyName(dependency).text))
      }
      return true
    }
    let records = dependencies.values.dropFirst().map(\.1)
    return records.flatMap { uses(inRecord: $0, of: store, file: file) }
  }

  private func uses(
    inRecord name: String,
    of store: OpaquePointer,
    file: String
  ) -> [SymbolUse] {
    var error: OpaquePointer?
    guard let record = library.openRecord(store, name, &error) else { return [] }
    defer { library.closeRecord(record) }
    let found = Collected<(IndexStoreLibrary, SymbolUse)>()
    found.values.append((library, SymbolUse(file: file, line: 0, column: 0, usr: "")))
    _ = library.forEachOccurrence(record, found.pointer) { context, occurrence in
      let found = Collected<(IndexStoreLibrary, SymbolUse)>.at(context)
      let (library, template) = found.values[0]
      let roles = library.roles(occurrence)
      guard roles & IndexStoreLibrary.reference != 0, roles & IndexStoreLibrary.implicit == 0 else {
        return true
      }
      var use = template
      var line: UInt32 = 0
      var column: UInt32 = 0
      library.place(occurrence, &line, &column)
      use.line = Int(line)
      use.column = Int(column)
      use.usr = library.symbol(occurrence).map { library.usr($0).text } ?? ""
      found.values.append((library, use))
      return true
    }
    return found.values.dropFirst().map(\.1)
  }
}

/// A collector of the values that a C library passes to a callback.
private final class Collected<Value> {
  var values: [Value] = []

  /// The pointer through which C functions refer to the collector.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Collected {
    guard let pointer else { return Collected() }
    return Unmanaged<Collected>.fromOpaque(pointer).takeUnretainedValue()
  }
}

extension iovec {
  /// The text in the buffer.
  fileprivate var text: String {
    String(decoding: UnsafeRawBufferPointer(start: iov_base, count: iov_len), as: UTF8.self)
  }
}
