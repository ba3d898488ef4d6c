namespace Assay.Shapes.Dialects.Schemas;

/// <summary>What a message stands for.</summary>
internal enum SchemaMessageKind
{
    /// <summary>A class or struct.</summary>
    Object,

    /// <summary>A tuple, a key-value pair, or an entry of a dictionary whose keys no map can have.</summary>
    Tuple,

    /// <summary>A declared type with derived types: one of them.</summary>
    Union,

    /// <summary>A value that needs a message around it: a null or a list inside a list, or a root that is no message.</summary>
    Wrapper,
}
