using Assay.Core.Workloads;

namespace Assay.DataSets.AcrossShapes;

/// <summary>An object with members of the most common types.</summary>
public class Article
{
    /// <summary>A number.</summary>
    public int Number { get; set; }

    /// <summary>A text.</summary>
    public string Title { get; set; } = null!;

    /// <summary>A flag.</summary>
    public bool IsOnSale { get; set; }

    /// <summary>A number with a fraction.</summary>
    public double Weight { get; set; }
}

/// <summary>An object that holds an object, and a list of objects.</summary>
public class Parcel
{
    /// <summary>An object.</summary>
    public Article First { get; set; } = null!;

    /// <summary>A list of objects.</summary>
    public List<Article> Others { get; set; } = null!;
}

/// <summary>An object with a dictionary whose keys are texts.</summary>
public class Stock
{
    /// <summary>The dictionary.</summary>
    public Dictionary<string, int> Counts { get; set; } = null!;
}

/// <summary>An object with a dictionary whose keys are numbers.</summary>
public class Register
{
    /// <summary>The dictionary.</summary>
    public Dictionary<int, string> Titles { get; set; } = null!;
}

/// <summary>A base class.</summary>
public class Vehicle
{
    /// <summary>A member of the base.</summary>
    public int Wheels { get; set; }
}

/// <summary>A derived class.</summary>
public class Truck : Vehicle
{
    /// <summary>A member that the base does not have.</summary>
    public int Load { get; set; }
}

/// <summary>An object with a list of a base class, which holds a derived object.</summary>
public class Garage
{
    /// <summary>The list.</summary>
    public List<Vehicle> Vehicles { get; set; } = null!;
}

/// <summary>The shape <c>simple</c>.</summary>
[DataSet("across-simple", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "int, string, bool and double")]
public sealed class SimpleShape : DataSet<Article>
{
    /// <inheritdoc/>
    public override Article Generate(in Recipe recipe) => Of(1);

    internal static Article Of(int number) => new() { Number = number, Title = number == 1 ? "Pen" : "Ink", IsOnSale = true, Weight = 0.1 };
}

/// <summary>The shape <c>nested</c>.</summary>
[DataSet("across-nested", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "an object, and a list of objects")]
public sealed class NestedShape : DataSet<Parcel>
{
    /// <inheritdoc/>
    public override Parcel Generate(in Recipe recipe) => new()
    {
        First = SimpleShape.Of(1),
        Others = [SimpleShape.Of(2), SimpleShape.Of(3)],
    };
}

/// <summary>The shape <c>dictionary</c>. An odd instance holds the same entries, added in another order: the two are equal.</summary>
[DataSet("across-dictionary", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "a dictionary with keys of string")]
public sealed class DictionaryShape : DataSet<Stock>
{
    private static readonly string[] Keys = ["pen", "ink", "paper", "glue", "ruler", "stamp"];

    /// <inheritdoc/>
    public override Stock Generate(in Recipe recipe)
    {
        Dictionary<string, int> counts = [];
        for (var i = 0; i < Keys.Length; i++)
        {
            var place = recipe.Instance % 2 == 0 ? i : Keys.Length - 1 - i;
            counts.Add(Keys[place], place + 1);
        }

        return new Stock { Counts = counts };
    }
}

/// <summary>The shape <c>int-keys</c>.</summary>
[DataSet("across-int-keys", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "a dictionary with keys of int")]
public sealed class IntKeysShape : DataSet<Register>
{
    /// <inheritdoc/>
    public override Register Generate(in Recipe recipe) => new() { Titles = new Dictionary<int, string> { [7] = "Pen", [300] = "Ink" } };
}

/// <summary>The shape <c>derived</c>.</summary>
[DataSet("across-derived", "value", 1, IsFixedSize = true, IsUnlisted = true, Summary = "a derived object in a list of its base class")]
public sealed class DerivedShape : DataSet<Garage>
{
    /// <inheritdoc/>
    public override Garage Generate(in Recipe recipe) => new()
    {
        Vehicles = [new Vehicle { Wheels = 4 }, new Truck { Wheels = 6, Load = 12 }],
    };
}
