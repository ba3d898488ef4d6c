using System.Reflection;
using Assay.Core.Workloads;
using Assay.DataSets.HostileShapes;

namespace Assay.DataSets.Tests;

/// <summary>Keys of hostile input: those of odd instances collide in .NET's own hashes.</summary>
public class CollidingKeys
{
    private const int Size = 2000;
    private static readonly Recipe Ordinary = new(Size, 1, 0, 0);
    private static readonly Recipe Colliding = new(Size, 1, 1, 0);

    [Fact]
    public void Numbers_of_odd_instances_have_one_hash_code()
    {
        var numbers = new LongKeysDataSet().Generate(Colliding).Values.Keys;

        Assert.Equal(Size, numbers.Count);
        Assert.Single(numbers.Select(number => number.GetHashCode()).Distinct());
        Assert.True(
            new LongKeysDataSet().Generate(Ordinary).Values.Keys.Select(number => number.GetHashCode()).Distinct().Count() > Size * 0.99);
        Assert.Single(new LongSetDataSet().Generate(Colliding).Values.Select(number => number.GetHashCode()).Distinct());
    }

    [Fact]
    public void Fractions_of_odd_instances_have_one_hash_code()
    {
        var fractions = new DoubleKeysDataSet().Generate(Colliding).Values.Keys;

        Assert.All(fractions, fraction => Assert.True(double.IsFinite(fraction)));
        Assert.Single(fractions.Select(fraction => fraction.GetHashCode()).Distinct());
    }

    [Fact]
    public void Texts_of_odd_instances_have_one_hash_code_where_it_is_not_randomised()
    {
        var hash = typeof(string).GetMethod("GetNonRandomizedHashCode", BindingFlags.Instance | BindingFlags.NonPublic)!;

        Assert.Single(new TextKeysDataSet().Generate(Colliding).Values.Keys.Select(text => hash.Invoke(text, null)).Distinct());
        Assert.True(
            new TextKeysDataSet().Generate(Ordinary).Values.Keys.Select(text => hash.Invoke(text, null)).Distinct().Count() > Size * 0.99);
    }
}
