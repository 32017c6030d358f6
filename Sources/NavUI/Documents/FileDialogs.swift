extension View {
  /// Presents a sheet for choosing one of the app's files while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user chooses a file or cancels.
  ///   - allowedContentTypes: The types of files.
  ///   - onCompletion: A closure called with the file, unless the user cancels.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileBrowser(isPresented, allowedContentTypes, false) { files in
      if let file = files.first { onCompletion(.success(file)) }
    }
  }

  /// Presents a sheet for choosing several of the app's files while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user chooses files or cancels.
  ///   - allowedContentTypes: The types of files.
  ///   - allowsMultipleSelection: Whether a user can choose several files.
  ///   - onCompletion: A closure called with the files, unless the user cancels.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileBrowser(isPresented, allowedContentTypes, allowsMultipleSelection) {
      onCompletion(.success($0))
    }
  }

  /// Presents a sheet for choosing several of the app's files while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user chooses files or cancels.
  ///   - allowedContentTypes: The types of files.
  ///   - allowsMultipleSelection: Whether a user can choose several files.
  ///   - onCompletion: A closure called with the files.
  ///   - onCancellation: A closure called when the user cancels.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileBrowser(
      isPresented,
      allowedContentTypes,
      allowsMultipleSelection,
      onCancellation: onCancellation
    ) {
      onCompletion(.success($0))
    }
  }

  /// Presents a sheet for saving a document while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user saves the document or cancels.
  ///   - document: The document.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: A closure called with the location of the file, or an error.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileSaver(isPresented, "Save", contentType.filename(defaultFilename)) { place in
      onCompletion(
        Result {
          let configuration = FileDocumentWriteConfiguration(
            contentType: contentType,
            existingFile: nil
          )
          try document?.fileWrapper(configuration: configuration).write(to: place)
          return place
        }
      )
    }
  }

  /// Presents a sheet for saving several documents while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user saves the documents or cancels.
  ///   - documents: The documents.
  ///   - contentType: The type of the files.
  ///   - onCompletion: A closure called with the locations of the files, or an error.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileSaver(isPresented, "Save", contentType.filename(nil)) { place in
      onCompletion(
        Result {
          try documents.enumerated().map { index, document in
            let file = index == 0 ? place : place.numbered(index + 1)
            let configuration = FileDocumentWriteConfiguration(
              contentType: contentType,
              existingFile: nil
            )
            try document.fileWrapper(configuration: configuration).write(to: file)
            return file
          }
        }
      )
    }
  }

  /// Presents a sheet for saving an item while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user saves the item or cancels.
  ///   - item: The item.
  ///   - contentTypes: The types of the file.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: A closure called with the location of the file, to which nothing is written.
  ///   - onCancellation: A closure called when the user cancels.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let name = contentTypes.first?.filename(defaultFilename) ?? defaultFilename ?? "Untitled"
    return fileSaver(isPresented, "Save", name, onCancellation: onCancellation) {
      onCompletion(.success($0))
    }
  }

  /// Presents a sheet for moving a file while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the user moves the file or cancels.
  ///   - file: The file.
  ///   - onCompletion: A closure called with the new location of the file, or an error.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileSaver(isPresented, "Move", file?.lastPathComponent ?? "Untitled") { place in
      onCompletion(
        Result {
          if let file, file != place { try FileManager.default.moveItem(at: file, to: place) }
          return place
        }
      )
    }
  }

  private nonisolated func fileBrowser(
    _ isPresented: Binding<Bool>,
    _ types: [UTType],
    _ allowsSeveral: Bool,
    onCancellation: @escaping () -> Void = {},
    _ choose: @escaping ([URL]) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileBrowser(title: "Files", types: types, allowsSeveral: allowsSeveral) { files in
        isPresented.wrappedValue = false
        choose(files)
      } cancel: {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
  }

  private nonisolated func fileSaver(
    _ isPresented: Binding<Bool>,
    _ action: String,
    _ name: String,
    onCancellation: @escaping () -> Void = {},
    _ save: @escaping (URL) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileSaver(title: "Files", action: action, name: name) { place in
        isPresented.wrappedValue = false
        save(place)
      } cancel: {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
  }
}

extension UTType {
  /// Returns a file name for the type, adding the usual extension if the name has no extension.
  fileprivate nonisolated func filename(_ name: String?) -> String {
    let name = name ?? "Untitled"
    guard let own = usualExtension, !name.contains(".") else { return name }
    return "\(name).\(own)"
  }
}

extension URL {
  /// Returns the URL with a number added after the file's name.
  fileprivate nonisolated func numbered(_ number: Int) -> URL {
    let plain = deletingPathExtension().lastPathComponent
    let name = pathExtension.isEmpty ? "\(plain) \(number)" : "\(plain) \(number).\(pathExtension)"
    return deletingLastPathComponent().appendingPathComponent(name)
  }
}
