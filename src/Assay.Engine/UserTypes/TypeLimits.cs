using System.Globalization;
using Assay.Shapes.Graph;

namespace Assay.Engine.UserTypes;

/// <summary>
/// How large a user's types may be: every row gets a copy of them, and code for each member of each type. Beyond these limits compilers
/// need minutes, or end with a stack overflow.
/// </summary>
internal static class TypeLimits
{
    private const int MostTypes = 500;
    private const int MostMembers = 5_000;
    private const int MostLevels = 64;

    /// <summary>The time that decompiling a type takes grows with the cube of its members: 5,000 take minutes.</summary>
    private const int MostOwnMembers = 1_000;

    /// <summary>Refuses a root that reaches more.</summary>
    /// <exception cref="BadInputException">It does; the sentence says what was found, and the limit.</exception>
    public static void Ensure(string name, ShapeGraph graph)
    {
        var types = graph.Objects.Count();
        var members = graph.Objects.Sum(type => type.Members.Count);
        if (types > MostTypes)
            throw TooLarge(name, types, members, $"{Counted(MostTypes)} types");
        if (members > MostMembers)
            throw TooLarge(name, types, members, $"{Counted(MostMembers)} members");
        if (graph.Objects.FirstOrDefault(type => type.Members.Count > MostOwnMembers) is ObjectShape wide)
            throw new BadInputException(
                $"{wide} has {Counted(wide.Members.Count)} members, and Assay takes up to {Counted(MostOwnMembers)} in one type. With "
                    + "--root, name a type without it.");
        if (graph.Objects.FirstOrDefault(type => BasesOf(type) > MostLevels) is ObjectShape derived)
            throw TooDeep(name, $"{derived} has more than {MostLevels} base classes, one above the other");
        if (graph.Objects.FirstOrDefault(type => type.TypeName.Path.Count > MostLevels) is ObjectShape nested)
            throw TooDeep(name, $"{nested.TypeName.Name} is nested in more than {MostLevels} types");
    }

    private static int BasesOf(ObjectShape type)
    {
        var bases = 0;
        for (var parent = type.Base; parent is not null && bases <= MostLevels; parent = parent.Base)
            bases++;
        return bases;
    }

    private static BadInputException TooLarge(string name, int types, int members, string limit) =>
        new($"{name} reaches {Counted(types)} {(types == 1 ? "type" : "types")} with {Counted(members)} members, and Assay takes up to "
            + $"{limit}. With --root, name a type that reaches fewer.");

    private static BadInputException TooDeep(string name, string what) =>
        new($"{name} is too deep: {what}. With --root, name another type.");

    private static string Counted(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
