namespace Assay.Core.Workloads;

/// <summary>Where the values of a root type come from.</summary>
public enum ValueOrigin
{
    /// <summary>The generator of one of Assay's data sets.</summary>
    DataSet,

    /// <summary>A user's JSON file: one object, an array or JSON lines.</summary>
    Sample,

    /// <summary>A user's static method without parameters.</summary>
    Factory,

    /// <summary>Assay's own generator, which fills every member of a user's type.</summary>
    Generated,
}
