variable "cidr" {
  description = "Address range that is divided"
  type        = string
}

output "ranges" {
  description = "Four equal parts of the range"
  value       = [for part in range(4) : cidrsubnet(var.cidr, 2, part)]
}
