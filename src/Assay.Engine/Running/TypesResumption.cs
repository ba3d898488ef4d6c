using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Running;

/// <summary>Whether a run on own types may go on: only the same types with the same values belong into one table.</summary>
public static class TypesResumption
{
    /// <summary>The options that a file names its types and their values with.</summary>
    /// <param name="earlier">What the earlier run was on.</param>
    public static TypesRequest Of(TypesOptions earlier)
    {
        ArgumentNullException.ThrowIfNull(earlier);
        return new TypesRequest
        {
            Assembly = earlier.Assembly,
            Root = earlier.Root,
            Sample = earlier.Origin == Core.Workloads.ValueOrigin.Sample ? earlier.Source : null,
            Factory = earlier.Origin == Core.Workloads.ValueOrigin.Factory ? earlier.Source : null,
            Known = earlier.Known.Count == 0 ? null : string.Join(',', earlier.Known),
            IsSampleIncluded = earlier.IsSampleIncluded,
        };
    }

    /// <summary>Refuses values that came through a pipe, where they are not given again.</summary>
    /// <param name="earlier">What the earlier run was on.</param>
    /// <param name="path">The file, for sentences.</param>
    /// <exception cref="BadInputException">They did.</exception>
    public static void EnsureLasting(TypesOptions earlier, string path)
    {
        ArgumentNullException.ThrowIfNull(earlier);
        if (earlier.Origin == Core.Workloads.ValueOrigin.Sample && NamedFile.IsOfThisProcess(earlier.Source))
        {
            throw new BadInputException(
                $"{path} was measured with values from {earlier.Source}, which cannot be read again. "
                + "Give the same values with --sample; the file is unchanged.");
        }
    }

    /// <summary>The options to read the types with: those given. The command line has those of the file where the user trusts it.</summary>
    /// <param name="earlier">What the earlier run was on; null for data sets.</param>
    /// <param name="given">The options given now; null for none.</param>
    /// <param name="path">The file, for sentences.</param>
    /// <exception cref="BadInputException">The file is of data sets, or of types that were not given.</exception>
    public static TypesRequest? RequestOf(TypesOptions? earlier, TypesRequest? given, string path)
    {
        if (earlier is null)
        {
            return given is null
                ? null
                : throw new BadInputException(
                    $"{path} was measured on data sets. Resume it without --types, or start a new run; the file is unchanged.");
        }

        if (given?.Assembly is null)
            throw new BadInputException($"{path} was measured on own types. Name them with --types and --root; the file is unchanged.");
        return given with { IsSampleIncluded = earlier.IsSampleIncluded, IsRepeated = given.IsRepeated || earlier.IsRepeated };
    }

    /// <summary>Refuses other types, or a sample that has changed.</summary>
    /// <exception cref="BadInputException">They are others.</exception>
    public static void EnsureSame(TypesOptions earlier, TypesOptions now, string path)
    {
        (string What, bool IsSame)[] facts =
        [
            ("--root", earlier.Root == now.Root),
            ("--known", earlier.Known.SequenceEqual(now.Known)),
            ("source of values", earlier.Origin == now.Origin
                && (earlier.Origin != Core.Workloads.ValueOrigin.Factory || earlier.Source == now.Source)),
            ($"content of {now.Source}", earlier.SampleHash == now.SampleHash),
            ($"build of {now.Assembly} or its dependencies", earlier.Hash == now.Hash),
        ];
        foreach ((var what, var isSame) in facts)
        {
            if (!isSame)
                throw new BadInputException($"{path} was measured with another {what}. Start a new run; the file is unchanged.");
        }
    }

    /// <summary>Refuses other values of the same types: a factory may give what it likes.</summary>
    /// <exception cref="BadInputException">They are others.</exception>
    public static void EnsureSameValues(ValuesResult? earlier, ValuesResult? now, string path)
    {
        if (earlier is not null && now is not null && earlier.ContentHash != now.ContentHash)
            throw new BadInputException($"{path} was measured with other values. Start a new run; the file is unchanged.");
    }
}
