// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 17.0, *)
extension Color.Resolved: ShapeStyle {}

extension Never: ShapeStyle {}
