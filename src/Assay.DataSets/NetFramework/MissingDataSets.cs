using Assay.Core.Workloads;

[assembly: MissingDataSet("modern-types", "The data set is made of types that .NET Framework does not have, such as DateOnly, Int128 and Half.")]
