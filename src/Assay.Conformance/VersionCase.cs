using Assay.Core.Workloads;

namespace Assay.Conformance;

/// <summary>
/// A case whose types have an old and a new version, both in its file: the symbol <c>NEW_VERSION</c> tells them apart. Each version is an
/// assembly of the same name, built into a program of its own. One program writes, the other reads; a <see cref="ReadsAttribute"/> says
/// what must hold in each direction.
/// </summary>
/// <typeparam name="T">The root type, in the version of this assembly.</typeparam>
public abstract class VersionCase<T> : DataSet<T>
{
    /// <summary>Makes the value that this version writes.</summary>
    public abstract T Make();

    /// <summary>
    /// Makes what this version must read of the data that the other one wrote; what it writes itself unless stated. Where only an error is
    /// right, nothing that comes back is.
    /// </summary>
    /// <param name="way">Which of the ways that <see cref="ReadsAttribute.Ways"/> allows, from 0.</param>
    public virtual T Read(int way) => Make();

    /// <summary>Instance 0 is written. Instances from 1 on are the ways to read the other version's data.</summary>
    public sealed override T Generate(in Recipe recipe) => recipe.Instance == 0 ? Make() : Read(recipe.Instance - 1);
}

/// <summary>What must hold where one version of a case's types reads the data of the other; each is a case of its own in results.</summary>
/// <param name="data">Whose data are read, by the other version.</param>
/// <param name="holds">What must hold, as a sentence.</param>
/// <param name="ways">What may come back, in words, the best first; none where there is one way alone.</param>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class ReadsAttribute(DataVersion data, string holds, params string[] ways) : Attribute
{
    /// <summary>Whose data are read, by the other version.</summary>
    public DataVersion Data { get; } = data;

    /// <summary>What must hold, as a sentence.</summary>
    public string Holds { get; } = holds;

    /// <summary>What may come back, in words, the best first; none where there is one way alone.</summary>
    public string[] Ways { get; } = ways;

    /// <summary>What good looks like.</summary>
    public Expected Expected { get; init; }
}

/// <summary>Whose data are read by the other version of the types.</summary>
public enum DataVersion
{
    /// <summary>The old version wrote, the new one reads.</summary>
    Old,

    /// <summary>The new version wrote, the old one reads.</summary>
    New,
}

/// <summary>
/// The number of a member, which stays the same in all versions of its type. Contracts of libraries that number members have it, as the
/// documentation of these libraries demands.
/// </summary>
/// <param name="value">The number, from 1. Where one member of a type has a number, all have.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class NumberAttribute(int value) : Attribute
{
    /// <summary>The number, from 1.</summary>
    public int Value { get; } = value;
}
