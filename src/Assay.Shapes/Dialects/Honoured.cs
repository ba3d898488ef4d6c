using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// What the libraries of a dialect read of a type besides their own attributes. Attributes come along on copies. What the library calls of
/// the type's code does so in every dialect: copies have the code.
/// </summary>
/// <param name="Attributes">Full names of attributes that come along.</param>
/// <param name="Excluding">Full names of attributes by which authors leave a member out, which copies do then too.</param>
/// <param name="Code">What they look for in the type's code, in words.</param>
public sealed record Honoured(IReadOnlyList<string> Attributes, IReadOnlyList<string> Excluding, string Code)
{
    private const string Component = "System.ComponentModel.DefaultValueAttribute";
    private const string Runtime = "System.Runtime.Serialization.";
    private const string Ignored = Runtime + "IgnoreDataMemberAttribute";
    private const string Xml = "System.Xml.Serialization.Xml";
    private const string Json = "Newtonsoft.Json.Json";
    private const string Callbacks = "`[OnSerializing]` to `[OnDeserialized]`";

    /// <summary>Nothing.</summary>
    public static Honoured Nothing { get; } = new([], [], "");

    /// <summary>protobuf-net.</summary>
    public static Honoured ProtobufNet { get; } =
        new([Component], [], $"`ShouldSerializeX`, `XSpecified`; {Callbacks}; what is `IEnumerable` with `Add` is a list");

    /// <summary>MessagePack-CSharp.</summary>
    public static Honoured MessagePack { get; } = new([], [Ignored], "");

    /// <summary>PolyType's generator and Nerdbank.MessagePack.</summary>
    public static Honoured PolyType { get; } = new(
        [Component, Runtime + "DataContractAttribute", Runtime + "DataMemberAttribute", Ignored],
        [],
        "what is `IEnumerable<T>` is a collection");

    /// <summary>DataContractSerializer and its kin.</summary>
    public static Honoured DataContract { get; } = new([], [Ignored], $"{Callbacks}; `IDeserializationCallback`");

    /// <summary>Json.NET on data contracts.</summary>
    public static Honoured JsonNet { get; } = new(
        [Component, Json + "PropertyAttribute"],
        [Ignored, Json + "IgnoreAttribute"],
        $"`ShouldSerializeX`, `XSpecified`; {Callbacks}; what is `IEnumerable` is an array");

    /// <summary>What takes the fields of types that are marked, such as BinaryFormatter.</summary>
    public static Honoured Serializable { get; } =
        new([Runtime + "OptionalFieldAttribute"], ["System.NonSerializedAttribute"], $"{Callbacks}; `IDeserializationCallback`");

    /// <summary>XmlSerializer.</summary>
    public static Honoured XmlSerializer { get; } = new(
        [
            Component, Xml + "AnyAttributeAttribute", Xml + "AnyElementAttribute", Xml + "ArrayAttribute", Xml + "ArrayItemAttribute",
            Xml + "AttributeAttribute", Xml + "ElementAttribute", Xml + "IncludeAttribute", Xml + "RootAttribute", Xml + "TextAttribute",
            Xml + "TypeAttribute",
        ],
        [Xml + "IgnoreAttribute"],
        "`ShouldSerializeX`, `XSpecified`; what is `IEnumerable` with `Add` is a list");

    /// <summary>SpanJson.</summary>
    public static Honoured SpanJson { get; } =
        new([Runtime + "DataMemberAttribute"], [Ignored], "`ShouldSerializeX`; collection interfaces");

    /// <summary>Orleans' generator.</summary>
    public static Honoured Orleans { get; } = new([], ["System.NonSerializedAttribute"], "");

    /// <summary>Whether the author of a member leaves it out for these libraries.</summary>
    public bool Excludes(MemberShape member) => member.Attributes.Any(Excluding.Contains);
}
