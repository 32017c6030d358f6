// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaPickerControllerDelegate` of MediaPlayer, and does nothing.
@MainActor
@preconcurrency
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Stands in for `mediaPicker` of `MPMediaPickerControllerDelegate`.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  )
  /// Stands in for `mediaPickerDidCancel` of `MPMediaPickerControllerDelegate`.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Stands in for `mediaPicker` of `MPMediaPickerControllerDelegate`.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Stands in for `mediaPickerDidCancel` of `MPMediaPickerControllerDelegate`.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
