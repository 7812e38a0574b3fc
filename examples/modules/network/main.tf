variable "cidr" {
  description = "Address range of the network"
  type        = string
  default     = "10.0.0.0/16"
}

module "subnets" {
  source = "./modules/subnets"
  cidr   = var.cidr
}

output "subnets" {
  description = "Address ranges of the subnets"
  value       = module.subnets.ranges
}
