// Written by Scripts/generate from the names of the files in Faults; do not edit.

extension Fault {
  /// Every fault of the catalogue, by the names of their files.
  package static let all: [Fault] = [
    .nestedStack
  ]
}
