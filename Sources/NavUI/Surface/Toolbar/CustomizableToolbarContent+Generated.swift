// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Items of a toolbar that a user can move, add and remove.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
