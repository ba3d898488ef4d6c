namespace Assay.Shapes.Graph;

/// <summary>Kinds of types with members.</summary>
public enum ObjectKind
{
    /// <summary><c>class</c>.</summary>
    Class,

    /// <summary><c>record</c>.</summary>
    Record,

    /// <summary><c>struct</c>.</summary>
    Struct,

    /// <summary><c>record struct</c>.</summary>
    RecordStruct,

    /// <summary><c>interface</c>.</summary>
    Interface,
}
