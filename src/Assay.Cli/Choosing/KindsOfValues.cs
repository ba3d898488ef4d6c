using Assay.Shapes.Graph;

namespace Assay.Cli.Choosing;

/// <summary>Which of the values that rows exchange with another language a user's types hold: only those decide for them.</summary>
internal static class KindsOfValues
{
    private static readonly (string Kind, Func<Shape, bool> Is)[] Kinds =
    [
        ("simple", static _ => true),
        ("nested",
            static shape => shape is CollectionShape { Element: ObjectShape }
                || (shape is ObjectShape type && type.AllMembers.Any(member => member.Shape is ObjectShape))),
        ("dictionary", static shape => shape is DictionaryShape { Key: PrimitiveShape { Kind: PrimitiveKind.String } }),
        ("int-keys", static shape => shape is DictionaryShape { Key: not PrimitiveShape { Kind: PrimitiveKind.String } }),
        ("derived", static shape => shape is ObjectShape { Derived.Count: > 0 }),
        ("dates",
            static shape =>
                shape is PrimitiveShape { Kind: PrimitiveKind.DateTime
                or PrimitiveKind.DateTimeOffset or PrimitiveKind.DateOnly or PrimitiveKind.TimeOnly }),
        ("duration", static shape => shape is PrimitiveShape { Kind: PrimitiveKind.TimeSpan }),
        ("enum", static shape => shape is EnumShape),
        ("decimal", static shape => shape is PrimitiveShape { Kind: PrimitiveKind.Decimal }),
        ("nullables", static shape => shape is NullableShape),
        ("guid", static shape => shape is PrimitiveShape { Kind: PrimitiveKind.Guid }),
        ("bytes", static shape => shape is CollectionShape { IsBytes: true }),
        ("numbers", static shape => shape is PrimitiveShape { Kind: PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.Single }),
        ("texts", static shape => shape is PrimitiveShape { Kind: PrimitiveKind.String }),
    ];

    /// <summary>
    /// The kinds, by the names of the values that rows exchange; and objects that may refer to each other in circles, which no such value
    /// does.
    /// </summary>
    public static HashSet<string> Of(ShapeGraph graph) =>
    [
        .. Kinds.Where(kind => graph.Shapes.Any(kind.Is)).Select(kind => kind.Kind),
        .. TypeCycles.MembersOf(graph).Count > 0 ? (string[])["references"] : [],
    ];
}
