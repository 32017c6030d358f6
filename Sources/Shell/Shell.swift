/// The module's name, until its first file arrives.
