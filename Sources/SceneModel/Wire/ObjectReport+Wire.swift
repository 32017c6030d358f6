extension ObjectReport {
  /// Writes reports, each as a difference from the earlier report at the same position.
  static func write(
    _ reports: [ObjectReport],
    after old: [ObjectReport],
    to writer: inout WireWriter
  ) {
    writer.size(reports.count)
    for (index, report) in reports.enumerated() {
      let before = index < old.count ? old[index] : .empty
      writer.boolean(report != before)
      if report != before { report.writePatch(after: before, to: &writer) }
    }
  }

  /// Reads differences and applies them to the reports.
  static func patch(
    _ reports: inout [ObjectReport],
    from reader: inout WireReader
  ) throws(WireError) {
    let count = try reader.count()
    var patched: [ObjectReport] = []
    for index in 0..<count {
      var report = index < reports.count ? reports[index] : .empty
      if try reader.boolean() { try report.patch(from: &reader) }
      patched.append(report)
    }
    reports = patched
  }

  private static let empty = ObjectReport(name: "", type: "", properties: [], holders: [])

  private func writePatch(after old: ObjectReport, to writer: inout WireWriter) {
    TextPatch.write(name, after: old.name, to: &writer)
    TextPatch.write(type, after: old.type, to: &writer)
    TextPatch.write(holders, after: old.holders, to: &writer)
    writer.size(Reach.allCases.firstIndex(of: reach) ?? 0)
    writer.size(properties.count)
    for (index, property) in properties.enumerated() {
      let before = index < old.properties.count ? old.properties[index] : .empty
      TextPatch.write(property.name, after: before.name, to: &writer)
      TextPatch.write(property.value, after: before.value, to: &writer)
    }
  }

  private mutating func patch(from reader: inout WireReader) throws(WireError) {
    name = try TextPatch.read(after: name, from: &reader)
    type = try TextPatch.read(after: type, from: &reader)
    holders = try TextPatch.read(after: holders, from: &reader)
    reach = Reach.allCases[try reader.size(atMost: Reach.allCases.count - 1)]
    let count = try reader.count()
    var patched: [Property] = []
    for index in 0..<count {
      var property = index < properties.count ? properties[index] : .empty
      property.name = try TextPatch.read(after: property.name, from: &reader)
      property.value = try TextPatch.read(after: property.value, from: &reader)
      patched.append(property)
    }
    properties = patched
  }
}

extension ObjectReport.Property {
  fileprivate static let empty = Self(name: "", value: "")
}
